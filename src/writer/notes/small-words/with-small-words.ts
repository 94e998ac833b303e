import { readsAsSentence } from "../grammar/reads-as-sentence.ts";
import { spokenMinutes } from "../read/clean-note.ts";
import { headOf } from "../read/read-note.ts";
import { smallStart } from "../words/articles.ts";
import { isPlural } from "../words/word-lists.ts";
import { restoreSmallWords } from "./restore.ts";

// How likely the small words must be, on the whole and at the weakest place, to be printed: as a last resort, rather
// than what the shape of the note would give, and where the grammar of notes cannot read the sentence either.
const POSSIBLE = { mean: -0.4, worst: -2.4 };
const SURE = { mean: -0.34, worst: -2.2 };
const SURE_UNREAD = { mean: -0.19, worst: -1.6 };
const MOST_WORDS = 36;

export type Learned = { text: string; isSure: boolean };

// A cleaned note told by putting back the small words its host left out.
export function withSmallWords(note: string, { field, noun }: { field: string; noun: string }): Learned | null {
  const text = smallStart(spokenMinutes(note).replace(/ - |: |; /g, ", "));
  if (text.split(" ").length > MOST_WORDS) return null;
  const restored = restoreSmallWords(text, field);
  if (!restored || isLess(restored, POSSIBLE) || isTwisted(restored.text)) return null;
  const told = withFixedTurns(inAgreement(restored.text));
  const isSure = !isLess(restored, isRead(told) ? SURE : SURE_UNREAD);
  return { text: ofItsSubject(told, { text, field, noun }), isSure };
}

type Likely = { mean: number; worst: number };

function isLess(restored: Likely, least: Likely): boolean {
  return restored.mean < least.mean || restored.worst < least.worst;
}

// What is added by "which is" is read as a sentence of its own.
function isRead(told: string): boolean {
  return told
    .replace(/, which (is|are) /g, (_, verb: string) => (verb === "is" ? ". It is " : ". They are "))
    .split(/(?<=\.) (?=\p{Lu})/u)
    .every(readsAsSentence);
}

// Two verbs where one belongs: "shared, with laundry is in the suite", "you have a bathroom and has buses".
function isTwisted(told: string): boolean {
  return /, with [^,.]{2,60} (?:is|are) (?!.*\bwhich\b)|^You have [^,.]{2,80} and has |^It (?:don't|have|are)\b|\broom is \d/.test(
    told,
  );
}

const COUNTED =
  /^(?:\d|two|three|four|five|six|seven|eight|nine|ten|a few|lots|loads|plenty|many|several|some|no|both|people)\b/i;

// "There are natural light": one of a thing, or a mass of it, is.
function inAgreement(told: string): string {
  const [, first = "", rest = ""] =
    /^There are ([^,.]{2,80}?)((?:,|\.| (?:with|in|on|at|for|and|from|to|by|near|which|that)\b).*)$/.exec(told) ?? [];
  const isList = /^(?:,| and )/.test(rest) && !/^,? and .{2,60} (?:is|are|you|we) /.test(rest);
  return first === "" || isPlural(headOf(first)) || COUNTED.test(first) || isList
    ? told
    : told.replace("There are", "There is");
}

// Turns of phrase that never take an article.
const FIXED: [RegExp, string][] = [
  [/\bunder the way\b/g, "under way"],
  [/\ba (bit|step|little) by a \1\b/g, "$1 by $1"],
  [/\bon the top of\b/g, "on top of"],
  [/\bon the (foot|site|request|arrival)\b/g, "on $1"],
  [/\bon the average\b/g, "on average"],
];

function withFixedTurns(told: string): string {
  return FIXED.reduce((text, [wrong, right]) => text.replace(wrong, right), told);
}

// Said of the home by its field, "it" is given its name: "The apartment is central", "Public transport is at the door".
function ofItsSubject(told: string, { text, field, noun }: { text: string; field: string; noun: string }): string {
  const said = /^It is (?=(?!an? |the )\p{L})/u.exec(told);
  if (!said) return told;
  const rest = told.slice(said[0].length);
  const isSaidOfIt = rest.toLowerCase().startsWith(text.slice(0, 5).toLowerCase());
  if (field === "public_transport") return isSaidOfIt && !/^\d/.test(rest) ? `Public transport is ${rest}` : told;
  if (field === "neighborhood_description")
    return /^(?:in|on|at|by|near|just|right|close|between|beyond|next|opposite|around)\b/.test(rest)
      ? `You are ${rest}`
      : told;
  if (field === "best_thing" && /^(?:just |right |only )?(?:steps|blocks|minutes|moments|seconds) from\b/.test(rest))
    return `You are ${rest}`;
  return field === "best_thing" && noun.startsWith("the ") ? `The ${noun.slice(4)} is ${rest}` : told;
}
