import { memoizeReadings } from "#writer/text/memoize-readings.ts";

// Full stops that end no sentence: "St. Patrick's", "Arthur H. Vinal", "N. America".
const END_OF_SENTENCE =
  /(?<=(?<!\b(?:St|Mt|Ft|Dr|Mr|Mrs|Ms|Ave|Blvd|Rd|Sq|No|Nr|Jr|Sr|Bros|approx|incl|vs|no(?=\.\s\d))|\p{Lu}\p{L}{1,20} \p{Lu}|(?<=^|[\s(])[NSEW](?=\.\s\p{Lu}))[.!?])\s/u;

// Words whose full stop ends no sentence, by what follows.
const BEFORE_ANYTHING = new Set(["st", "mt", "dr", "mr", "mrs", "ms", "ft", "sq", "approx", "e.g", "i.e", "vs", "no"]);

const BEFORE_SMALL = new Set([
  "a",
  "m",
  "p",
  "am",
  "pm",
  "min",
  "mins",
  "hr",
  "hrs",
  "etc",
  "inc",
  "ave",
  "rd",
  "blvd",
]);

export type Token = {
  // In lower case, without accents and without "'s": what the lexicon knows.
  word: string;
  raw: string;
  start: number;
  end: number;
  // Only a space, hyphen, slash or ampersand stands between this word and the one before.
  isJoined: boolean;
  isHyphened: boolean;
  // A comma, colon, dash or bracket stands before.
  opensClause: boolean;
  sentence: number;
};

export type SentenceSpan = { start: number; end: number; first: number; last: number };
export type ReadText = { text: string; tokens: readonly Token[]; sentences: readonly SentenceSpan[] };

const WORD = /\d+(?:[.,:]\d+)*½?[\p{L}\p{M}]*|½|\p{L}[\p{L}\p{M}]*(?:['’][\p{L}]+)*/gu;
const JOINING_GAP = /^(?:(?:\s|[-‐‑–/&]){1,3}|\.)$/;
const SENTENCE_END = /[.!?…]["'”’)\]]*\s|\n/;
const NOT_ASCII = /[^\x20-\x7e]/;

// One reading of a text for all checks: its words, where they stand, and which sentence they belong to.
export const readText = memoizeReadings(readAfresh, { most: 1000, longest: 1500 });

function readAfresh(text: string): ReadText {
  const tokens: Token[] = [];
  const sentences: SentenceSpan[] = [];
  let previousEnd = 0;
  for (const match of text.matchAll(WORD)) {
    const raw = match[0];
    const start = match.index;
    const gap = text.slice(previousEnd, start);
    const previous = tokens.at(-1);
    const isNew = !previous || (gap !== " " && isBoundary(gap, previous, raw));
    if (isNew) {
      closeSentence({ text, sentences, end: start, last: tokens.length });
      sentences.push({ start, end: start, first: tokens.length, last: tokens.length });
    }
    tokens.push({
      word: wordOf(raw),
      raw,
      start,
      end: start + raw.length,
      isJoined: !isNew && (gap === " " || JOINING_GAP.test(gap)),
      isHyphened: gap === "-",
      opensClause: !isNew && gap !== " " && /[,;:()—–]|\s-\s/.test(gap),
      sentence: sentences.length - 1,
    });
    previousEnd = start + raw.length;
  }
  closeSentence({ text, sentences, end: text.length, last: tokens.length });
  return { text, tokens, sentences };
}

function closeSentence(at: { text: string; sentences: SentenceSpan[]; end: number; last: number }): void {
  const open = at.sentences.at(-1);
  if (!open) return;
  open.end = open.start + at.text.slice(open.start, at.end).trimEnd().length;
  open.last = at.last;
}

function isBoundary(gap: string, previous: Token, next: string): boolean {
  if (!SENTENCE_END.test(gap)) return false;
  if (gap.includes("\n") || !gap.startsWith(".")) return true;
  return !isAbbreviation(previous.word, next);
}

// The same words come again in every text; one string for each also makes the lexicon's look-ups cheap.
const wordOf = memoizeReadings(plainWord, { most: 40_000 });

function plainWord(raw: string): string {
  const small = raw.toLowerCase();
  const plain = NOT_ASCII.test(small) ? small.replaceAll("’", "'").normalize("NFD").replace(/\p{M}/gu, "") : small;
  return plain.endsWith("'s") ? plain.slice(0, -2) : plain;
}

function isAbbreviation(word: string, next: string): boolean {
  if (word === "no") return /^\d/.test(next);
  if (BEFORE_ANYTHING.has(word)) return true;
  return BEFORE_SMALL.has(word) && !/^\p{Lu}/u.test(next);
}

// The sentences of one line.
export function splitSentences(line: string): string[] {
  return line.split(END_OF_SENTENCE);
}
