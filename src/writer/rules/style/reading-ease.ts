import type { ReadText } from "../reading/read-text.ts";

// The same words come again in every text, so their syllables are kept, up to a bound.
const KEPT_WORDS = 20_000;
const syllables = new Map<string, number>();

const SILENT_ENDING = /(?:[^laeiouy]e|[^aeiouytd]ed|[^aeiouyscxzgh]es)$/;
const VOWELS = /[aeiouy]+/g;
// Two vowels that are said apart: "area", "patio", "radio", "quiet", "variety", "being".
const APART = /ea$|ia(?!l$)|io(?!n)|eo(?!u)|iet|ue[lt]|uou|ying|eing|oing|[^q]ua/g;

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
