import { sentencesOf } from "../sentences-of.ts";

// Words that the rules below count wrong and that descriptions use often.
const IRREGULAR = new Map<string, number>([
  ...count(1, "league fire hour hours our ours your yours clothes queue hired tired real"),
  ...count(2, "wifi tv ac ev business every evening evenings quiet people something being create science client diet"),
  ...count(2, "social several different chocolate townhouse really reuse lion liable poem poet iron irons"),
  ...count(3, "bbq area areas everyone everything theater theatre piano pianos idea comfortable comfortably vegetable"),
  ...count(
    3,
    "museum museums cereal created patio patios microwave microwaves ironing anyone nespresso usually bakery",
  ),
  ...count(4, "edinburgh hdtv mbps particular experience"),
  ...count(5, "condominium"),
]);

// First halves of compounds whose e is silent: "fireplace", "homestay", "lakeside".
const SILENT_E_FIRST =
  /^(?:home|fire|drive|side|some|time|life|smoke|stove|bike|wine|wave|game|lake|store|house|rice|table)(?=[bcdfghklmnprstvw][a-z]{2})/;

function count(syllables: number, words: string): [string, number][] {
  return words.split(" ").map((word) => [word, syllables]);
}

export function syllablesOf(word: string): number {
  const letters = plainLetters(word);
  if (/^\d+$/.test(letters)) return letters.length;
  const known = IRREGULAR.get(letters);
  if (known !== undefined) return known;
  const stem = withoutSilentE(letters);
  const groups = stem.match(/[aeiouy]+/g)?.length ?? 0;
  // Two vowels that are spoken apart: "patio", "cooperate" is too rare to matter.
  const apart = stem.match(
    /(?<![tscgx])i[ao]|(?<=[^aeiou])ier$|(?<=[^aeiou])yers?$|iest$|ying|uing|(?<![qg])ua(?!r[dt])|(?<!g)eo(?!u)|ism/g,
  );
  return Math.max(1, groups + (apart?.length ?? 0));
}

function plainLetters(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’]s$/, "")
    .replace(/(?<=[^aeiouyr])n['’]t$/, "ent")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

function withoutSilentE(letters: string): string {
  const compound = letters.replace(SILENT_E_FIRST, (first) => (first === "table" ? first : first.slice(0, -1)));
  return compound
    .replace(/(?<=[aeiouy].*[^aeiouyl]|[aeiouy]l|[aeiouy].*rl)e$/, "")
    .replace(/(?<=[aeiouy].*(?:[^aeiouylsxzcgh]|[^cs]h)|[aeiouy]l)es$/, "s")
    .replace(/(?<=[aeiouy].*[^aeiouytd])ed$/, "d")
    .replace(/(?<=[aeiouy].*[^aeiouyl])e(?=(?:ly|ments?|less|ful|fully)$)/, "");
}

// Flesch: 100 is a children's book, 30 a law.
export function readingEase(text: string): number {
  const sentences = sentencesOf(text).filter((sentence) => /\p{L}/u.test(sentence));
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? []);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
}
