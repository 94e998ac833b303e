import type { BrandVoice } from "#writer/description.ts";
import type { ReadText } from "../../text/read-text.ts";
import type { Finding } from "../finding.ts";
import { isWithin } from "../proof/quoted-spans.ts";
import { findingAt, findingOn, type SectionReading } from "../proof/section-reading.ts";
import { OUR_VOICE } from "../rule-sources.ts";
import { avoidedWords, STOCK_PHRASES } from "./avoided-words.ts";
import { checkSentences } from "./check-sentences.ts";

const VOWEL_LETTER = /^[aeiou]/;

// Said with a consonant, or with a vowel, against their first letter.
const CONSONANT_SOUND = /^(one|once|uni(?!n|m)|use|usu|unesco|uti|eu|ubi|ura|uk|us$)/;

const VOWEL_SOUND = /^(hour|honest|honou?r|heir|herb$|xbox)/;

const SPELLED_VOWELS = /^[aefhilmnorsx]$/;

// The same words come again in every text, so their syllables are kept, up to a bound.
const KEPT_WORDS = 20_000;

const syllables = new Map<string, number>();

const SILENT_ENDING = /(?:[^laeiouy]e|[^aeiouytd]ed|[^aeiouyscxzgh]es)$/;

const VOWELS = /[aeiouy]+/g;

// Two vowels that are said apart: "area", "patio", "radio", "quiet", "variety", "being".
const APART = /ea$|ia(?!l$)|io(?!n)|eo(?!u)|iet|ue[lt]|uou|ying|eing|oing|[^q]ua/g;

const EASIEST = 80;
const HARDEST = 55;
// Too few words say nothing about how a text reads.
const FEWEST_WORDS = 40;

export function checkStyle(reading: SectionReading, isProse: boolean): Finding[] {
  return [...checkSentences(reading, isProse), ...checkArticles(reading), ...checkStockPhrases(reading)];
}

// Inside a place's name a worn word is a name; in a host's own sentence it is the host's.
function checkStockPhrases(reading: SectionReading): Finding[] {
  const { tokens } = reading.read;
  const findings: Finding[] = [];
  for (const { entry, first, last } of STOCK_PHRASES.matches(tokens)) {
    const start = tokens[first]?.start ?? 0;
    const end = tokens[last]?.end ?? 0;
    const before = tokens[first - 1];
    const isPlain = before?.sentence === tokens[first]?.sentence && entry.unlessAfter?.has(before?.word ?? "");
    if (isPlain || isWithin(reading.names, start, end)) continue;
    const severity = isWithin(reading.quotes, start, end) ? "warn" : entry.severity;
    const rule = tokens[first]?.word.startsWith("propert") ? "style.property" : "style.cliche";
    const verdict = { rule, severity, source: OUR_VOICE };
    const suggestion = entry.suggestion === undefined ? {} : { suggestion: entry.suggestion };
    findings.push(findingAt(reading, [first, last], { ...verdict, ...suggestion }));
  }
  return findings;
}

// How the whole text reads, told at its longest section.
export function checkReadingEase(readings: SectionReading[]): Finding[] {
  const measured = readingEase(readings.map(({ read }) => read));
  const longest = readings.toSorted((one, other) => other.read.text.length - one.read.text.length)[0];
  if (!measured || !longest || measured.words < FEWEST_WORDS) return [];
  if (measured.ease >= HARDEST && measured.ease <= EASIEST) return [];
  const rule = measured.ease < HARDEST ? "style.hard-to-read" : "style.choppy";
  const span = { start: 0, end: longest.read.text.length };
  return [findingOn(longest, span, { rule, severity: "warn", source: OUR_VOICE })];
}

// What a guest must know stands in whatever words it takes.
export function checkBrandWords(
  readings: SectionReading[],
  brand: BrandVoice | undefined,
  isExempt: (heading: string, start: number) => boolean = () => false,
): Finding[] {
  const avoided = brand?.wordsToAvoid ?? [];
  if (avoided.length === 0) return [];
  const index = avoidedWords(avoided);
  return readings.flatMap((reading) =>
    index
      .matches(reading.read.tokens)
      .filter(({ first }) => !isExempt(reading.heading, reading.read.tokens[first]?.start ?? 0))
      .map(({ first, last }) => {
        const verdict = { rule: "style.brand-avoids", severity: "block", source: "the brand voice" } as const;
        return findingAt(reading, [first, last], verdict);
      }),
  );
}

export function syllablesIn(word: string): number {
  const known = syllables.get(word);
  if (known !== undefined) return known;
  const count = countSyllables(word.replace(/[^a-z]/g, ""));
  if (syllables.size >= KEPT_WORDS) syllables.clear();
  syllables.set(word, count);
  return count;
}

function countSyllables(word: string): number {
  if (word.length < 4) return 1;
  const spoken = word.replace(SILENT_ENDING, (ending) => ending.charAt(0));
  const groups = spoken.match(VOWELS)?.length ?? 0;
  const apart = spoken.match(APART)?.length ?? 0;
  return Math.max(1, groups + apart);
}

// Flesch's ease of a text: about 100 for a child's book, under 30 for a contract.
export function readingEase(texts: ReadText[]): { ease: number; words: number } | null {
  let words = 0;
  let sentences = 0;
  let sounds = 0;
  for (const { tokens, sentences: spans } of texts) {
    sentences += spans.length;
    for (const { word } of tokens) {
      words += 1;
      sounds += syllablesIn(word);
    }
  }
  if (words === 0 || sentences === 0) return null;
  return { ease: 206.835 - (1.015 * words) / sentences - (84.6 * sounds) / words, words };
}

// "a oven", "an house": by sound, also for numbers and letters that are read out.
function checkArticles(reading: SectionReading): Finding[] {
  const { tokens } = reading.read;
  const findings: Finding[] = [];
  for (let at = 0; at + 1 < tokens.length; at += 1) {
    const article = tokens[at];
    const next = tokens[at + 1];
    if (!article || !next || (article.word !== "a" && article.word !== "an")) continue;
    if (article.raw.startsWith("A") && at > 0 && tokens[at - 1]?.sentence === article.sentence) continue;
    if (!next.isJoined || article.end + 1 !== next.start || isLabel(reading, at)) continue;
    const right = startsWithVowelSound(next.raw, next.word) ? "an" : "a";
    if (right === article.word) continue;
    const suggestion = `${article.raw.startsWith("A") ? right.replace("a", "A") : right} ${next.raw}`;
    findings.push(
      findingAt(reading, [at, at + 1], { rule: "style.article", severity: "block", source: OUR_VOICE, suggestion }),
    );
  }
  return findings;
}

// "10 a.m.": the letter stands for itself.
function isLabel({ read: { tokens } }: SectionReading, at: number): boolean {
  return /^\d/.test(tokens[at - 1]?.word ?? "") || tokens[at + 1]?.word === "m";
}

function startsWithVowelSound(raw: string, word: string): boolean {
  // "An 1887 townhouse" is read as eighteen eighty-seven.
  if (/^\d/.test(word)) return /^(8|1[18](?!\d)|1[18]\d\d(?!\d))/.test(word);
  const isSpelled = raw.length <= 4 && raw === raw.toUpperCase() && /^[A-Z]+$/.test(raw);
  if (isSpelled && !/[AEIOU]/.test(raw.slice(1, -1))) return SPELLED_VOWELS.test(word.charAt(0));
  if (VOWEL_SOUND.test(word)) return true;
  return VOWEL_LETTER.test(word) && !CONSONANT_SOUND.test(word);
}
