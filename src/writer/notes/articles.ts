import { capitalised, withArticle } from "#writer/compose/grammar.ts";
import { headOf, isAdjectivePhrase, isKnownNoun, wordsOf } from "./read-note.ts";
import {
  ADJECTIVES,
  ADVERBS,
  AREA_NOUNS,
  AUXILIARIES,
  COUNTABLE_NOUNS,
  DETERMINERS,
  HOME_NOUNS,
  isPlural,
  MASS_NOUNS,
  PREPOSITIONS,
  PROPER_ADJECTIVES,
  THIRD_PERSON_VERBS,
} from "./word-lists.ts";

// "glass table" becomes "a glass table" in a list of things; names, numbers, plurals and masses stay as they are.
export function withArticles(phrase: string): string {
  return splitList(phrase)
    .map(({ text, joint }) => joint + itemWithArticle(text))
    .join("");
}

// "own balcony" is the guest's; "top floor of the house" is the only one.
function itemWithArticle(item: string): string {
  const text = item.trim();
  const [first = ""] = wordsOf(text);
  if (first === "own") return `your ${text}`;
  if (first === "same") return `the ${text}`;
  return articlesInside(needsArticle(text) ? (isOnlyOne(text) ? `the ${text}` : withArticle(text)) : text);
}

function isOnlyOne(text: string): boolean {
  return (
    /^(?:top|bottom|ground|garden|upper|lower|first|second|third|whole|entire|main)\b.{0,20}\b(?:floor|level|part|house|home|apartment)\b.{0,3}\bof /i.test(
      text,
    ) || /^(?:(?:top|bottom|middle|end|old part|rest) of |whole |entire )/i.test(text)
  );
}

export function needsArticle(text: string): boolean {
  const [first = ""] = wordsOf(text);
  if (first === "" || DETERMINERS.has(first) || /^[\d$#]/.test(first)) return false;
  if (isOnlyOne(text)) return true;
  const head = headOf(text);
  if (isPlural(head) || MASS_NOUNS.has(head)) return false;
  if (
    !isCountable(head) &&
    !/^(?:chaise|feel|scene|spirit|lot|couple|touch|mix|fee|protocol|zen|fit|shower|retreat)$/.test(head)
  )
    return false;
  return !isName(text);
}

function isCountable(noun: string): boolean {
  return COUNTABLE_NOUNS.has(noun) || HOME_NOUNS.has(noun) || AREA_NOUNS.has(noun);
}

// "has glass table with chaise" becomes "has a glass table with a chaise".
export function articlesInside(text: string): string {
  return text.replace(
    /\b(has|have|with) (?=[a-z])((?:[\w'-]+ ){0,4}?[\w'-]+)(?= with| in| on| for| and|, |$| that| at| of| around)/g,
    (whole, verb: string, thing: string) =>
      needsArticle(thing) && !thing.startsWith("own") ? `${verb} ${withArticle(thing)}` : whole,
  );
}

// More capitals than small words: somebody's or something's name.
export function isName(text: string): boolean {
  const words = text.split(" ").filter((word) => /\p{L}/u.test(word));
  const [first = ""] = words;
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const last = words.at(-1) ?? "";
  // "Tuft & Needle mattress" is a mattress.
  if (words.length > 1 && /^\p{Ll}/u.test(last) && COUNTABLE_NOUNS.has(last)) return false;
  if (words.length === 1) return /^\p{Lu}/u.test(first) && !isCommon(first);
  return capitals >= 2 && /^\p{Lu}/u.test(first) && capitals / words.length > 0.5;
}

const SMALL_WORDS =
  /^(?:we|it|you|they|there|this|that|these|for|with|in|on|at|from|if|please|everything|lots|plenty|people|boutiques|cafes|lawyers|chandeliers|marble|visitors|students|half|next|own|same)$/;

export function isCommon(word: string): boolean {
  const small = word.toLowerCase().replace(/[^\p{L}-]/gu, "");
  if (PROPER_ADJECTIVES.has(small)) return false;
  const isListed = isKnownNoun(small) || ADJECTIVES.has(small) || ADVERBS.has(small) || DETERMINERS.has(small);
  return isListed || PREPOSITIONS.has(small) || SMALL_WORDS.test(small) || THIRD_PERSON_VERBS.has(small);
}

// A note starts with a capital now and then; inside a sentence only names keep theirs.
export function smallStart(text: string): string {
  const [first = "", second = ""] = text.split(" ");
  const isAbbreviation = /^\p{Lu}[\p{Lu}&]/u.test(first) || first === "I" || first.startsWith("I'");
  if (isAbbreviation || !/^\p{Lu}/u.test(first)) return text;
  const isNamed =
    isName(text.split(" ").slice(0, 2).join(" ")) && /^\p{Lu}/u.test(second) && !DETERMINERS.has(first.toLowerCase());
  const isPluralNoun = isPlural(first) && !/^\p{Lu}/u.test(second);
  return !isNamed && (isCommon(first) || isPluralNoun) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

// "desk adjusts in height" becomes "the desk adjusts in height".
export function withSubjectArticle(clause: string): string {
  const words = wordsOf(clause);
  const [first = ""] = words;
  if (/^\d{1,3}(?:st|nd|rd|th)$/.test(first)) return `the ${clause}`;
  if (DETERMINERS.has(first) || /^\d/.test(first)) return articlesInside(clause);
  if (first === "own") return `your ${clause}`;
  if (/^(?:keurig|nespresso|sonos)$/.test(first)) return `the ${clause}`;
  const rawFirst = clause.split(" ")[0] ?? "";
  if (/^\p{Lu}/u.test(rawFirst) && !isCommon(rawFirst)) return articlesInside(clause);
  const until = words.findIndex((word, at) => at > 0 && (AUXILIARIES.has(word) || THIRD_PERSON_VERBS.has(word)));
  const subject = until > 0 ? words.slice(0, until) : [];
  const noun = subject.at(-1) ?? "";
  const isOne = isCountable(noun) && !isPlural(noun) && !MASS_NOUNS.has(noun);
  const isBare = isOne && !subject.includes("and") && !subject.some((word) => DETERMINERS.has(word));
  return articlesInside(isBare ? `the ${smallStart(clause)}` : clause);
}

type Item = { text: string; joint: string };

// "modern and calm house" is one thing: an adjective alone is no item.
function splitList(phrase: string): Item[] {
  const items: Item[] = [];
  let joint = "";
  let start = 0;
  for (const match of phrase.matchAll(/, and |, | and | or /g)) {
    const text = phrase.slice(start, match.index);
    if (isAdjectivePhrase(wordsOf(text)) || /^(?:full|queen|king|double|twin|single)$/i.test(text.trim())) continue;
    items.push({ text, joint });
    joint = match[0];
    start = match.index + match[0].length;
  }
  items.push({ text: phrase.slice(start), joint });
  return items;
}

export function sentence(text: string): string {
  const trimmed = text.trim().replace(/[\s.,;:]{1,5}$/, "");
  return capitalised(trimmed.endsWith("…") ? trimmed : `${trimmed}.`);
}
