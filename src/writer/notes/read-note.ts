import {
  ADJECTIVES,
  ADVERBS,
  AREA_NOUNS,
  AUXILIARIES,
  BASE_VERBS,
  COUNTABLE_NOUNS,
  DETERMINERS,
  HOME_NOUNS,
  IMPERATIVES,
  isPlural,
  MASS_NOUNS,
  NOUN_VERBS,
  PAST_VERBS,
  PREPOSITIONS,
  PRONOUNS,
  THIRD_PERSON_VERBS,
} from "./word-lists.ts";

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
const UNIT = String.raw`(?:m|km|miles?|mi|mins?|minutes?|hours?|blocks?|meters?|metres?|steps?|streets?|doors?|ft|feet|walk|drive|ride|stroll|bus ride|minute walk|minute drive|minute ride)`;
const DISTANCE = new RegExp(
  String.raw`^(?:about |around |only |just |under |less than |within )?(?:${AMOUNT}[ -](?:more )?${UNIT}\b|minutes (?:to|from|away)|steps (?:to|from|away)|walk(?:ing distance)? (?:to|from)\b)`,
  "i",
);
const CONTRACTED = /^(?:it's|there's|that's|we're|you're|they're|i'm|you'll|we'll|i'll|you've|we've|i've|here's)$/;
// "original detail kept" is a state, "our grandfather built it" is a deed: the object tells.
const TOLD_PAST = /^(?:built|made|kept|added|left|took|gave|put|brought|planted|laid|carved|painted)$/;
const OBJECT = /^(?:it|them|this|that|these|the|a|an|our|my|us|him|her|all|every|most)$/;
const SUBORDINATE = /^(?:that|which|who|where|when|if|once|because|while|as|so|until|before|after)$/;

export function readNote(text: string): Piece[] {
  return splitPieces(text).map(({ text: words, mark }) => ({ text: words, mark, kind: kindOf(words) }));
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
    else if (letter === "," && !/\d/.test(text.charAt(at + 1))) close(at, ",", 1);
    else if (letter === ";") close(at, ";", 1);
    else if (letter === ":" && text.charAt(at + 1) === " ") close(at, ":", 1);
  }
  close(text.length, "", 0);
  return pieces;
}

function rawWords(text: string): string[] {
  return text
    .split(" ")
    .map((word) => word.replace(/^[("'“]{1,3}|[)"'”.,;:]{1,3}$/g, ""))
    .filter((word) => word !== "");
}

export function wordsOf(text: string): string[] {
  return rawWords(text).map((word) => word.toLowerCase());
}

export function kindOf(text: string): PieceKind {
  const plain = text.replace(/^(?:and|but|or|plus|so) /i, "");
  const raw = rawWords(plain);
  const words = raw.map((word) => word.toLowerCase());
  const [first = "", second = ""] = words;
  const verb = finiteVerbAt(raw, words);
  if (verb > 0 || (verb === 0 && CONTRACTED.test(first))) return "clause";
  if (DISTANCE.test(plain)) return "distance";
  if (verb === 0) return IMPERATIVES.has(first) ? "imperative" : "verb";
  if (first === "not") return second === "too" ? "noun" : "adjective";
  if (IMPERATIVES.has(first) && second !== "" && !isNounStart(words)) return "imperative";
  if (isVerbStart(words)) return "verb";
  if (isAdjectivePhrase(words)) return "adjective";
  const isPlaced = PREPOSITIONS.has(first) || (ADVERBS.has(first) && PREPOSITIONS.has(second)) || first === "next";
  if (isPlaced) return "phrase";
  return !text.includes("(") && hasTrailingPredicate(words) ? "small clause" : "noun";
}

// The place of the verb that makes the words a sentence, or -1. Verbs inside "that locks" or "buildings we run" are
// part of their noun; a capital inside is a name.
function finiteVerbAt(raw: string[], words: string[]): number {
  let isInside = false;
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? "";
    if (at > 0 && SUBORDINATE.test(word)) isInside = true;
    if (at > 1 && /^(?:i|we|you|they|everybody|everyone)$/.test(word) && !isInside && !/^(?:and|but)$/.test(before))
      isInside = true;
    if (isInside && at > 0) continue;
    if (AUXILIARIES.has(word) && before !== "to") return at;
    if (at === 0 || /^\p{Lu}/u.test(raw[at] ?? "")) continue;
    if (at === 1 && PRONOUNS.has(before) && isVerb(word)) return at;
    if (at > 1 && /^(?:i|we)$/.test(words[0] ?? "") && isVerb(word) && words.slice(1, at).every(isAdverb)) return at;
    if (!isSubjectEnd(before)) continue;
    if (THIRD_PERSON_VERBS.has(word) && !isPlural(before) && !isNounUse(words, at)) return at;
    if (PAST_VERBS.has(word) && words.length > at + 1) return at;
    if (TOLD_PAST.test(word) && OBJECT.test(words[at + 1] ?? "")) return at;
    if (BASE_VERBS.has(word) && isPlural(before) && words.length > at + 1 && !isKnownNoun(word)) return at;
  }
  return -1;
}

function isAdverb(word: string): boolean {
  return ADVERBS.has(word) || word === "no" || word === "longer";
}

function isVerb(word: string): boolean {
  return BASE_VERBS.has(word) || THIRD_PERSON_VERBS.has(word) || PAST_VERBS.has(word);
}

function isSubjectEnd(word: string): boolean {
  const isBare = !DETERMINERS.has(word) && !PREPOSITIONS.has(word) && !ADJECTIVES.has(word);
  return isBare && word !== "and" && word !== "or" && !/^\d/.test(word);
}

// "parking spots", "bar seats in leather": a noun, unless a number or an object follows.
function isNounUse(words: string[], at: number): boolean {
  const next = words[at + 1];
  if (next === undefined || next === "and" || next === "or") return true;
  if (!NOUN_VERBS.has(words[at] ?? "")) return false;
  return !(
    DETERMINERS.has(next) ||
    /^\d/.test(next) ||
    /^(?:up|you|it|well|over|out|for|to|from|on|extra|all)$/.test(next)
  );
}

function isVerbStart(words: string[]): boolean {
  const [first = "", second = ""] = words;
  if (second === "") return false;
  if (PAST_VERBS.has(first) && !ADJECTIVES.has(first)) return true;
  return THIRD_PERSON_VERBS.has(first) && !isNounUse(words, 0);
}

// "walk to the parks" tells somebody to, "walk-in closet" and "park view" do not.
function isNounStart(words: string[]): boolean {
  const next = words[1] ?? "";
  return isKnownNoun(next) || isPlural(next) || MASS_NOUNS.has(next) || /^(?:is|are|of)$/.test(next);
}

export function isAdjectivePhrase(words: string[]): boolean {
  let isSeen = false;
  for (const [at, word] of words.entries()) {
    if (ADJECTIVES.has(word) || (/(?:ed|ful|ous|able|ible|less|ish)$/.test(word) && !isKnownNoun(word))) {
      isSeen = true;
      continue;
    }
    if (ADVERBS.has(word) || /^(?:and|or|but|yet|a|bit|little|in|price)$/.test(word)) continue;
    // "close to the highway", "good for a weekend": what follows belongs to the adjective.
    return isSeen && at > 0 && (PREPOSITIONS.has(word) || word === "than") && !isKnownNoun(words[at - 1] ?? "");
  }
  return isSeen;
}

function isListed(each: string): boolean {
  return COUNTABLE_NOUNS.has(each) || HOME_NOUNS.has(each) || MASS_NOUNS.has(each) || AREA_NOUNS.has(each);
}

export function isKnownNoun(word: string): boolean {
  const singular = word.replace(/(?:ies)$/, "y").replace(/s$/, "");
  return (isListed(word) || isListed(singular)) && !ADJECTIVES.has(word);
}

// "interiors immaculate", "unit fully renovated", "pans all there".
function hasTrailingPredicate(words: string[]): boolean {
  return words.length > 1 && words.length < 8 && predicateStart(words) > 0;
}

// Where what is said of the subject begins: "unit | fully renovated".
export function predicateStart(words: string[]): number {
  let at = words.length;
  let isSaid = false;
  while (at > 0) {
    const word = words[at - 1] ?? "";
    const isPlace = /^(?:there|inside|upstairs|downstairs|nearby|around)$/.test(word);
    const isAdjective = ADJECTIVES.has(word) || (word.endsWith("ed") && !isKnownNoun(word));
    if (isAdjective || isPlace) isSaid = true;
    else if (!ADVERBS.has(word) && word !== "all" && word !== "and") break;
    at -= 1;
  }
  const subject = words.slice(0, at);
  const isPlain = !subject.some(
    (word) => PREPOSITIONS.has(word) || (DETERMINERS.has(word) && word !== "the" && word !== "all"),
  );
  const isNoun = subject.some((word) => isKnownNoun(word) || isPlural(word));
  return isSaid && isPlain && isNoun && at < words.length ? at : -1;
}

const ENDS_HEAD =
  /^(?:that|which|who|where|when|if|all|each|every|upstairs|downstairs|downtown|nearby|we|you|i|everybody|everyone|now|plus|available|included|only|too)$/;

// The noun a phrase is about: the last word before "with", "of", "that", a number or a bracket. "Lots of shops" is about
// shops.
export function headOf(text: string): string {
  const [unbracketed = ""] = text.split(" (");
  const plain = unbracketed
    .replace(/^(?:and|but|or|plus) /i, "")
    .replace(/^(?:lots|plenty|a lot|loads|all kinds|a range|a few|several) of /i, "");
  const words = wordsOf(plain);
  const cut = words.findIndex((word, at) => {
    if (at === 0) return false;
    if (PREPOSITIONS.has(word) || ENDS_HEAD.test(word) || /^(?:a|an|the)$/.test(word)) return true;
    // "modern and calm house", "rehabbed 2-bedroom": the noun is still to come.
    const isAfterNoun = isKnownNoun(words[at - 1] ?? "") || isPlural(words[at - 1] ?? "");
    return isAfterNoun && (/^[\d$]/.test(word) || word === "and" || word === "or");
  });
  const upTo = cut < 0 ? words : words.slice(0, cut);
  const last = upTo.at(-1) ?? "";
  return /^\d+-bedroom$/.test(last) ? "bedroom" : last;
}
