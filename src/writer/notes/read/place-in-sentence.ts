import { smallStart } from "../words/articles.ts";
import { isPlainThing } from "./is-plain-thing.ts";
import { readDistance, readPlacement } from "./read-distance.ts";
import { kindOf } from "./read-note.ts";

const SAID_OF = /^([^,:]{2,60}?)(?: is| are| lies| sits|'s) ([^,:]{2,80})$/;
const ON_THE_WAY = /^(?:(?:it|we|you)(?: is| are|'s|'re) )?(.{2,40}?) (?:to|from) ([^,:\d]{2,60})$/i;
const RIGHT_AFTER =
  /^([^,:]{2,60}?) \(?((?:about |only |just |under )?(?:\d{1,3}[ -]min[^,)]{0,30}|\d[\d.]{0,4} ?(?:km|m|miles?)(?: away)?)|within [^,)]{3,30})\)?(?:, ([^,:]{3,40}))?$/i;
const ADVICE =
  /^(?:try|visit|check out|go to|head to|eat at|(?:have )?(?:breakfast|brunch|lunch|dinner|coffee) at) (?=the |\p{Lu})/iu;

// "The lake is a 6 minute walk", "it is 10 minutes to the station" as a host lists them: "The lake - a 6 minute walk".
export function asListed(sentence: string): string {
  const text = behindItsLabel(sentence.replace(ADVICE, ""));
  if (/ - |: /.test(text)) return text;
  const [, way = "", there = ""] = ON_THE_WAY.exec(text) ?? [];
  const [, name = "", away = "", about = ""] =
    way !== "" && readDistance(way) ? ["", there, way] : (placedIn(text) ?? []);
  const isPlace = name !== "" && kindOf(name) === "noun" && !NO_NAME.test(name);
  return isPlace && isAway(away) ? `${name} - ${away}${about === "" ? "" : `, ${about}`}` : text;
}

const LABELS: [RegExp, string][] = [
  [
    /^(?:all |also )?(?:on foot|walkable|(?:in |within )?walking distance)(?: also| too)?(?:: | - )(?=\p{Lu})/iu,
    "walk",
  ],
  [/^(?:also )?(?:nearby|close by|not far|around here)(?: too)?(?:: | - )(?=\p{Lu})/iu, "close"],
  [/^(?:also )?(?:by car|(?:a )?short drive)(?: away)?(?:: | - )(?=\p{Lu})/iu, "short drive"],
  [/^(?:further |more )?in (?:the city|town)(?:: | - )(?=\p{Lu})/iu, "in the city"],
];

// "on foot also: Hyde Park, the zoo" says of several places how far they are.
function behindItsLabel(text: string): string {
  for (const [label, far] of LABELS) if (label.test(text)) return `${text.replace(label, "")} - ${far}`;
  return text;
}

const NO_NAME = /^(?:it|there|this|that|here|we|you|they)$| (?:by|on|in|via|or|with|for|but) /i;

function placedIn(text: string): RegExpExecArray | null {
  return SAID_OF.exec(text) ?? RIGHT_AFTER.exec(text);
}

// A distance towards the north is told as it was written: nothing says that one walks it.
function isAway(words: string): boolean {
  return (
    !/\b(?:north|south|east|west)\b/i.test(words) &&
    kindOf(words) !== "clause" &&
    (readDistance(words) ?? readPlacement(words)) !== null
  );
}

// "it is a 6 minute walk", said of a place named before.
export function withoutIs(piece: string): string {
  return piece.replace(/^(?:(?:it|they|that|which)(?: is| are|'s|'re)|is|are) (?=\S)/i, "");
}

const WITH_VERB = new Set(["clause", "verb", "imperative", "distance"]);

// Whether words have a verb of their own, so that they cannot stand as a thing in a list. "Let Them Eat Cake" is a name.
export function isSentence(words: string): boolean {
  return (WITH_VERB.has(kindOf(words)) || isLooseClause(words)) && !isTitle(words);
}

// "Deer come in the morning": no name, and no plain thing either.
function isLooseClause(words: string): boolean {
  const [, ...rest] = words.split(" ");
  return rest.length > 1 && !rest.some((word) => /^[\p{Lu}\d]/u.test(word)) && !isPlainThing(smallStart(words));
}

function isTitle(words: string): boolean {
  const [, ...rest] = words.split(" ");
  return (
    rest.filter((word) => /^\p{Lu}/u.test(word)).length > 1 && rest.every((word) => /^\p{Lu}|^.{1,3}$/u.test(word))
  );
}
