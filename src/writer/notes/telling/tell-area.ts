import { withArticle } from "#writer/compose/grammar.ts";
import { isName, smallStart, withArticles } from "../articles.ts";
import type { Subject } from "../note-subject.ts";
import { headOf, type Piece } from "../read-note.ts";
import { AREA_NOUNS, COUNTABLE_NOUNS, isPlural, MASS_NOUNS } from "../word-lists.ts";
import { withRest } from "./tell-rest.ts";
import { tellThings } from "./tell-things.ts";

const IS_ITSELF = /^(?:masterpiece|hub|mix|pot|crossroads|base|pocket|stretch|strip|enclave|place)$/;

const EDGE =
  /^(?:the )?(?:(?:very )?(?:end|top|bottom|edge|corner|start|foot|back|outskirts|middle) of |(?:north|south|east|west)(?:ern)? (?:side|end) of )/i;

function tellWhere([first, ...rest]: Piece[], subject: Subject): string {
  const text = first?.text ?? "";
  const at = /side of|edge of|outskirts of/i.test(text)
    ? "on"
    : /(?:middle|cent(?:er|re)|heart|part) of/i.test(text)
      ? "in"
      : "at";
  const where = `${at} the ${smallStart(text.replace(/^the /i, ""))}`;
  return withRest({ text: `you are ${where}`, shape: "home" }, rest, subject);
}

const STREET = /^(?:street|road|lane|block|cul-de-sac|square|avenue|boulevard|drive|alley|court)$/;

// "peaceful street, quiet" is a quiet, peaceful street.
function tellStreet(street: string, rest: Piece[], subject: Subject): string {
  const isSaid =
    rest.length > 0 && rest.every((piece) => piece.kind === "adjective" && /^[\p{L}-]+$/u.test(piece.text));
  const who = subject.noun.startsWith("the ") && subject.noun !== "the area" ? subject.noun : "the home";
  const named = isSaid
    ? withArticle([...rest.map((piece) => smallStart(piece.text)), smallStart(street)].join(", "))
    : withArticles(smallStart(street));
  return withRest({ text: `${who} is on ${named}`, shape: "home" }, isSaid ? [] : rest, subject);
}

// "Christchurch is the old part of Dublin", "the home is on a quiet street".
export function tellArea(pieces: Piece[], subject: Subject): string | null {
  const [first, second] = pieces;
  const head = headOf(first?.text ?? "");
  const text = first?.text ?? "";
  // "end of the High Street", "east side of the Capitol": where it is, and not what it has.
  if (EDGE.test(text)) return tellWhere(pieces, subject);
  const place = /^(?:the area|it)$/.test(subject.noun) ? "it" : subject.noun;
  if (isName(text) && second?.kind === "noun" && AREA_NOUNS.has(headOf(second.text)))
    return withRest(
      { text: `${text} is ${withArticles(smallStart(second.text))}`, shape: "home" },
      pieces.slice(2),
      subject,
    );
  if (/^one of /i.test(text))
    return withRest({ text: `${place} is ${smallStart(text)}`, shape: "home" }, pieces.slice(1), subject);
  if (/^part of /i.test(text))
    return withRest({ text: `it is ${smallStart(text)}`, shape: "home" }, pieces.slice(1), subject);
  if (/^\p{Lu}\p{L}+'s \p{Lu}/u.test(text))
    return withRest({ text: `${place} is ${text}`, shape: "home" }, pieces.slice(1), subject);
  if (isName(text) && pieces.length === 1) return null;
  if (/^(?:downtown|uptown|midtown)$/.test(head))
    return withRest({ text: `${place} is ${smallStart(text)}`, shape: "home" }, pieces.slice(1), subject);
  if ((AREA_NOUNS.has(head) || IS_ITSELF.test(head)) && !isPlural(head))
    return withRest({ text: `${place} is ${withArticles(smallStart(text))}`, shape: "home" }, pieces.slice(1), subject);
  if (STREET.test(head) && !/^(?:some|several|lots|many|plenty) | (?:on|along|in) /i.test(text))
    return tellStreet(text, pieces.slice(1), subject);
  if (/^[a-z]+ \p{Lu}[\p{L}' -]{2,40}$/u.test(text))
    return withRest({ text: `this is ${text}`, shape: "home" }, pieces.slice(1), subject);
  if (/\b(?:end|edge|side|corner|part|middle|centre|center) of\b/i.test(text)) return tellWhere(pieces, subject);
  // One thing that an area can have, or else what the area is: "Boston's Little Italy".
  const isThing = isPlural(head) || COUNTABLE_NOUNS.has(head) || MASS_NOUNS.has(head) || /^own\b/i.test(text);
  if (!isThing) return null;
  const isAtTheHome = /\b(?:the|our) (?:building|house|home|door|street|back)\b|\bus\b/.test(text);
  const told = tellThings(pieces, {
    ...subject,
    one: isAtTheHome ? "there is %s" : `${subject.noun} has %s`,
    many: "there are %s",
  });
  return told?.replace(/ (has|with) your own /, " $1 its own ") ?? null;
}
