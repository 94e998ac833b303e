import { headOf } from "#writer/notes/read/read-note.ts";
import { isPlural } from "#writer/notes/words/word-lists.ts";
import type { Lead } from "../message.ts";

// What a host types in a hurry and nobody says in a sentence.
const TURNS: [RegExp, string][] = [
  [/, (?:and )?can walk to\b/g, ", and you can walk to"],
  [/(?<!within |in |easy )\bwalking distance to\b/g, "within walking distance of"],
  [/^((?:This|The) [^.]{3,90} is [^.,]{3,60}), plus (?=the |an? )/, "$1 and has "],
  // "is big and how central"
  [/(,| and|, and) how (\p{L}{3,20})(?=[.,])/gu, "$1 $2"],
  [/(^|\. )How ((?:very )?\p{L}{3,20}(?: and \p{L}{3,20})?) (?:it|everything) is\b/gu, "$1It is $2"],
];

const NAMES_A_THING =
  /^You have ((?:all )?the (?!whole|entire|top|upper|lower|ground|first|second|house|home|apartment|flat|condo|studio|suite|room|place|run|use|choice|option|best|same|only|rest)[^.]+\.)/;

function isMany(thing: string): boolean {
  return isPlural(headOf(thing.split(/[,:.]| and | with /)[0] ?? ""));
}

// "You have the history, an 1886 cottage": what guests mention first is named as that where nobody "has" it.
export function inPlainTurns(lead: Lead): Lead {
  const [first, ...rest] = lead.messages;
  const [text = "", ...others] = first?.variants ?? [];
  if (lead.kind !== "guests mention" || !first || others.length > 0) return lead;
  const plain = TURNS.reduce((told, [typed, said]) => told.replace(typed, said), text);
  const [, thing = ""] = NAMES_A_THING.exec(plain) ?? [];
  const variants =
    thing === ""
      ? [plain]
      : ["What guests mention first", "Best of all"].map((begin) =>
          plain.replace(NAMES_A_THING, `${begin} ${isMany(thing) ? "are" : "is"} ${thing}`),
        );
  return { ...lead, messages: [{ ...first, variants }, ...rest] };
}
