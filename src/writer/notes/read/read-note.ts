import { tagWords, verbForm, type Word } from "../words/tag-words.ts";
import { IMPERATIVES, isPlainNoun, isPlural } from "../words/word-lists.ts";

import { measuredThing } from "./measures.ts";

export type PieceKind =
  // "we live upstairs", "the pool is large"
  | "clause"
  // "ask me any time"
  | "imperative"
  // "comes fully outfitted": a verb whose subject is the field's
  | "verb"
  // "furniture brand new": a subject and what is said of it, without "is"
  | "small clause"
  // "modern", "fully fitted", "close to the highway"
  | "adjective"
  // "200 m to the beach", "8 miles from the airport"
  | "distance"
  // "on the street", "for people who want to save"
  | "phrase"
  // "open-plan lounge", "lots of space"
  | "noun";

export type Mark = "," | "-" | ";" | ":" | "";

// One part of a note between its commas. A list with "and" is one piece.
export type Piece = { text: string; kind: PieceKind; mark: Mark };

const AMOUNT = String.raw`(?:an? )?(?:\d[\d.,+]{0,8}(?:(?: to |-)\d{1,4})?|one|two|three|four|five|six|half|few|a few|couple of|a couple of|short|easy|quick)`;
const UNIT = String.raw`(?:m|km|miles?|mi|mins?|minutes?|hours?|(?:short )?blocks?|yards?|meters?|metres?|steps?|streets?|doors?|ft|feet|walk|drive|ride|stroll|bus ride|minute walk|minute drive|minute ride)`;
const DISTANCE = new RegExp(
  String.raw`^(?:about |around |only |just |under |less than |within )?(?:${AMOUNT}[ -](?:more )?${UNIT}(?= (?:to|from|away|off|walk|walking|drive|ride|by|on foot|stroll|north|south|east|west|door)\b|$)|minutes (?:to|from|away)|steps (?:to|from|away)|(?:walk(?:ing distance)?|stroll) (?:to|from)\b)`,
  "i",
);
const CONTRACTED = /^(?:it's|there's|that's|we're|you're|they're|i'm|you'll|we'll|i'll|you've|we've|i've|here's)$/;

export function readNote(text: string): Piece[] {
  const pieces = splitPieces(text).map(({ text: words, mark }) => ({ text: words, mark, kind: kindOf(words) }));
  return pieces.map((piece, at) =>
    isOneMoreAdjective(piece, pieces[at - 1]) ? { ...piece, kind: "adjective" } : piece,
  );
}

// "lively, cosmopolitan": a single word that names no thing we know, after one that is said of something.
function isOneMoreAdjective({ kind, text, mark }: Piece, before: Piece | undefined): boolean {
  const isWord = kind === "noun" && mark === "," && /^\p{Ll}[\p{L}-]+$/u.test(text);
  return (
    isWord &&
    before?.kind === "adjective" &&
    !before.text.includes(" ") &&
    !isPlainNoun(text) &&
    !isPlural(text) &&
    !text.endsWith("ing")
  );
}

function splitPieces(text: string): { text: string; mark: Mark }[] {
  const pieces: { text: string; mark: Mark }[] = [];
  let depth = 0;
  let start = 0;
  let mark: Mark = "";
  const close = (end: number, next: Mark, width: number) => {
    const words = text.slice(start, end).trim();
    if (words !== "") pieces.push({ text: words, mark });
    mark = next;
    start = end + width;
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === "(") depth += 1;
    else if (letter === ")") depth = Math.max(0, depth - 1);
    else if (depth > 0) continue;
    else if (text.startsWith(" - ", at)) close(at, "-", 3);
    else if (text.startsWith(" but ", at) && isTurn(text, start, at)) close(at, ",", 1);
    else if (letter === "," && !/\d/.test(text.charAt(at + 1))) close(at, ",", 1);
    else if (letter === ";") close(at, ";", 1);
    else if (letter === ":" && text.charAt(at + 1) === " ") close(at, ":", 1);
  }
  close(text.length, "", 0);
  return pieces;
}

// "small townhouse but cosy", "sleeps 5 but best for 2": what follows is said of what stands before.
function isTurn(text: string, start: number, at: number): boolean {
  const [rest = ""] = text.slice(at + 5).split(/[,;:]| - /);
  const before = text.slice(start, at).trim();
  return isAdjectivePhrase(rest.trim()) && before !== "" && !isAdjectivePhrase(before);
}

// After its article a single bus stops somewhere; "bus stops at the corner" are things.
const IT_STOPS =
  /^(?:the|a|our) (?:\S{1,20} )?(?:bus|train|tram|ferry|shuttle|metro) stops (?:at|in|right|outside|across|near|here|on|every)\b/i;

// "Aigul cooks dinner": after a person's name the word is what they do.
const NAMED_DOES =
  /^\p{Lu}[\p{L}'-]{1,20}(?: \p{Lu}[\p{L}'-]{1,20}| and \p{Lu}[\p{L}'-]{1,20})? (?:cooks?|comes?|makes?|lives?|works?|speaks?|brings?|meets?|cleans?|teach(?:es)?|explains?|helps?|picks?|greets?|runs?|shows?|serves?|bakes?|drives?|looks?|welcomes?|prepares?|feeds?) \p{Ll}/u;

export function kindOf(text: string): PieceKind {
  const plain = text.replace(/^(?:and|but|or|plus|so|also) /i, "");
  if (IT_STOPS.test(plain) || NAMED_DOES.test(plain)) return "clause";
  if (measuredThing(plain)) return "small clause";
  if (
    /^(?:heats|opens|closes|starts|fits|sleeps|folds|switches) (?:up |off |on )?(?:in|at|by|from|to|with|two|\d)/.test(
      plain,
    )
  )
    return "verb";
  const words = tagWords(plain);
  const [first, second] = words;
  if (!first) return "noun";
  // "Has all you would want": its subject is the field's.
  if (/^(?:has|have|had|is|was|were)$/.test(first.small) && second) return "verb";
  if (first.small === "there" && second && /^(?:is|are)$/.test(second.small)) return "clause";
  if (first.small === "please" && second) return "imperative";
  if (isFirstVerb(words)) return "verb";
  const verb = finiteVerbAt(words);
  // "for the mountains you skip the traffic"
  if (
    first.kind === "preposition" &&
    / (?:you|we) [\p{L}]{3,12} /u.test(plain) &&
    verb < 0 &&
    !/^(?:with|of) /i.test(plain)
  )
    return "clause";
  if (verb > 0 || CONTRACTED.test(first.small)) return "clause";
  if (DISTANCE.test(plain)) return "distance";
  if (/^(?:please|don't|do|note|ask|contact|message|call)$/.test(first.small) && second) return "imperative";
  if (first.kind === "auxiliary") return first.small === "been" ? "adjective" : "verb";
  if (first.small === "not") return second?.small === "too" ? "noun" : "adjective";
  if (first.kind === "verb" && second) {
    const form = verbForm(first.small);
    if (form === "s") return second.kind === "and" ? "noun" : "verb";
    if (form === "base") return IMPERATIVES.has(first.small) ? "imperative" : "noun";
    if (form === "past") return "adjective";
  }
  if (isAdjectivePhrase(plain) || (words.length === 1 && isLikeAdjective(first))) return "adjective";
  if (isPlaced(words)) return "phrase";
  return !text.includes("(") && predicateStart(plain) > 0 ? "small clause" : "noun";
}

// "leaves the building at six": a deed without its subject.
function isFirstVerb([first, second]: readonly Word[]): boolean {
  const isNext = second !== undefined && /^(?:article|preposition|adverb)$/.test(second.kind);
  return first?.kind === "verb" && verbForm(first.small) === "s" && isNext;
}

// "artsy", "gourmet": a single word that no list knows and that names no thing.
function isLikeAdjective({ kind, small }: Word): boolean {
  return kind === "noun" && !isPlainNoun(small) && /(?:sy|ky|ty|py|ic|ive|ish|ous|esque|gourmet)$/.test(small);
}

function isPlaced([first, second]: readonly Word[]): boolean {
  if (first?.kind === "preposition") return true;
  const isThere =
    second === undefined || /^(?:preposition|adverb)$/.test(second.kind) || /^(?:down|up|mid)town$/.test(second.small);
  const isPlace =
    !first?.small.endsWith("ly") || /^(?:directly|immediately|conveniently|centrally)$/.test(first?.small ?? "");
  return first?.kind === "adverb" && isPlace && isThere;
}

const CAN_BE_SUBJECT = /^(?:noun|name|pronoun|number)$/;
const WENT = /^(?:lived|moved|came|went|grew|stayed|opened|started|worked|became|ran)$/;

// The place of the verb that makes the words a sentence, or -1. Verbs inside "that locks" or "buildings we run" are
// part of their noun.
function finiteVerbAt(words: readonly Word[]): number {
  let isInside = false;
  const isAllThat =
    /^(?:everything|all|whatever)$/.test(words[0]?.small ?? "") && /^(?:article|pronoun)$/.test(words[1]?.kind ?? "");
  for (const [at, word] of words.entries()) {
    if (at === 0) continue;
    if (word.kind === "that" || isAllThat) isInside = true;
    const isOther = /^(?:i|we|you|they|everybody|everyone|any)$/.test(word.small) && (at > 1 || word.small === "any");
    if (isOther && CAN_BE_SUBJECT.test(words[at - 1]?.kind ?? "")) isInside = true;
    if (isInside) continue;
    const subject = words
      .slice(0, at)
      .findLast(({ kind, small }, place) => kind !== "adverb" && !(place > 0 && /^(?:all|both)$/.test(small)));
    const isDoing = subject?.kind === "verb" && verbForm(subject.small) === "ing" && word.kind === "auxiliary";
    const isSaidOf = subject !== undefined && (CAN_BE_SUBJECT.test(subject.kind) || isDoing);
    const isThese = at === 1 && /^(?:both|all|this|these|those|most)$/.test(subject?.small ?? "");
    if (word.kind === "auxiliary" && word.small !== "been" && (isSaidOf || isThese || subject?.kind === "adjective"))
      return at;
    if (word.kind === "verb" && isSaidOf && subject && isFinite(words, at, subject)) return at;
  }
  return -1;
}

function isFinite(words: readonly Word[], at: number, subject: Word): boolean {
  const word = words[at] as Word;
  const next = words[at + 1];
  const isMany =
    isPlural(subject.small) ||
    words.slice(0, at).some(({ small }) => small === "and") ||
    /^(?:i|we|you|they|people|boys|me)$/.test(subject.small);
  switch (verbForm(word.small)) {
    case "s":
      return !isMany && next !== undefined;
    case "base":
      return isMany && (next !== undefined || words[0]?.kind === "article");
    case "past":
      return (
        WENT.test(word.small) || (next !== undefined && /^(?:article|pronoun)$/.test(next.kind) && next.small !== "by")
      );
    default:
      return false;
  }
}

// "very quiet", "close to the highway", "decorated in oak": nothing is named, something is said of what was named.
export function isAdjectivePhrase(text: string): boolean {
  let isSeen = false;
  for (const { kind, small } of tagWords(text)) {
    const isSaid = kind === "adjective" || (kind === "verb" && verbForm(small) === "past");
    if (isSaid) isSeen = true;
    else if (/^(?:adverb|and)$/.test(kind) || /^(?:a|bit|little|been)$/.test(small)) continue;
    // "close to the highway", "good for a weekend": what follows belongs to the adjective.
    else return isSeen && /^(?:preposition|to|that)$/.test(kind);
  }
  return isSeen;
}

// Where what is said of the subject begins: "unit | fully renovated", "interiors | immaculate".
export function predicateStart(text: string): number {
  const measured = measuredThing(text);
  if (measured) return measured.thing.split(" ").length;
  const words = tagWords(text);
  let at = words.length;
  let isSaid = false;
  while (at > 0) {
    const word = words[at - 1] as Word;
    const isState =
      (word.kind === "adjective" && !/^\d/.test(word.small)) ||
      (word.kind === "verb" && verbForm(word.small) === "past");
    const isPlace = /^(?:there|inside|upstairs|downstairs|nearby|around)$/.test(word.small);
    if (isState || isPlace) isSaid = true;
    else if (!/^(?:adverb|and)$/.test(word.kind) && word.small !== "all") break;
    at -= 1;
  }
  const subject = words.slice(0, at);
  const isNamed = /^(?:noun|name)$/.test(subject.at(-1)?.kind ?? "");
  const isPlain = !subject.some(
    ({ kind, small }) => kind === "preposition" || kind === "verb" || /^(?:a|an|some|lots)$/.test(small),
  );
  return isSaid && isNamed && isPlain && at < words.length && words.length < 8 ? at : -1;
}

// The noun a phrase is about: the last one before "with", "of", "that", a verb or a bracket. "Lots of shops" is about
// shops.
export function headOf(text: string): string {
  const [unbracketed = ""] = text.split(" (");
  const plain = unbracketed
    .replace(/^(?:and|but|or|plus) /i, "")
    .replace(/^(?:lots|plenty|a lot|loads|all kinds|a range|a few|several) of /i, "");
  let head = "";
  const words = tagWords(plain);
  for (const [at, { kind, small }] of words.entries()) {
    const isNoun = kind === "noun" || kind === "name";
    // "a renovated 2-bedroom downtown" is no downtown.
    if (isNoun && head !== "" && /^(?:downtown|uptown|midtown)$/.test(small)) break;
    if (isNoun) head = small;
    else if (at > 0 && /^(?:preposition|verb|auxiliary|that|to|pronoun)$/.test(kind)) break;
    // "tree lined avenue" goes on, "pans ready" and "bedrooms 3" do not.
    else if (small === "&" && words[at + 1]?.kind === "name") continue;
    else if (head !== "" && !(kind === "adjective" && /^(?:noun|adjective|name)$/.test(words[at + 1]?.kind ?? "")))
      break;
  }
  if (head === "") head = tagWords(plain).at(-1)?.small ?? "";
  return /^\d+-bedroom$/.test(head) ? "bedroom" : head;
}
