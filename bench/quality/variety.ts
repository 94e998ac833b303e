import { sentencesOf, wordsOf } from "./sentences-of.ts";

function fourGrams(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(words.slice(3).map((_, at) => words.slice(at, at + 4).join(" ")));
}

// Mean over all pairs of the share of four-word runs two texts have in common.
export function meanPairwiseOverlap(texts: string[]): number {
  const sets = texts.map(fourGrams);
  let sum = 0;
  let pairs = 0;
  for (const [at, one] of sets.entries()) {
    for (const other of sets.slice(at + 1)) {
      sum += jaccard(one, other);
      pairs++;
    }
  }
  return pairs === 0 ? 0 : sum / pairs;
}

function jaccard(one: Set<string>, other: Set<string>): number {
  let common = 0;
  for (const words of one) if (other.has(words)) common++;
  const all = one.size + other.size - common;
  return all === 0 ? 0 : common / all;
}

export type Repeated = { words: string; count: number };

// How many texts begin with the same five words, the most frequent beginning first.
export function sharedOpenings(texts: string[]): Repeated[] {
  return tally(texts.map((text) => wordsOf(text).slice(0, 5).join(" ")));
}

// Sentences that return in many texts, compared with numbers and the name of the place left out.
export function repeatedSentences(texts: { text: string; places: string[] }[]): {
  repeated: Repeated[];
  total: number;
} {
  const perText = texts.map(({ text, places }) => sentencesOf(text).map((sentence) => masked(sentence, places)));
  return { repeated: tally(perText.flatMap((sentences) => [...new Set(sentences)])), total: perText.flat().length };
}

const NUMBER_WORDS = /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half)$/;

function masked(sentence: string, places: string[]): string {
  const placeless = places
    .filter((place) => place !== "")
    .reduce((rest, place) => rest.replaceAll(place, "PLACE"), sentence);
  return wordsOf(placeless)
    .map((word) => (NUMBER_WORDS.test(word) ? "#" : word))
    .join(" ");
}

// Counts and disclosures are said alike in every text, and should be.
const SAID_ALIKE =
  /#|\bplace\b|\b(?:bedrooms?|beds?|bathrooms?|private room|security cameras|noise monitors|free (?:street )?parking|paid parking)\b/;
const SIGNATURE_SHARE = 0.03;

// Runs of four words that come in many texts, names, counts and disclosures aside.
export function signaturePhrases(texts: { text: string; places: string[] }[]): Repeated[] {
  const perText = texts.map(({ text, places }) =>
    sentencesOf(text).flatMap((sentence) => {
      const words = masked(sentence, places).split(" ");
      return words.slice(3).map((_, at) => words.slice(at, at + 4).join(" "));
    }),
  );
  const counted = tally(perText.flatMap((phrases) => [...new Set(phrases)]));
  return counted.filter(({ words, count }) => count > texts.length * SIGNATURE_SHARE && !SAID_ALIKE.test(words));
}

function tally(items: string[]): Repeated[] {
  const counts = Map.groupBy(items, (item) => item);
  const repeated = [...counts].map(([words, all]) => ({ words, count: all.length }));
  return repeated.toSorted((a, b) => b.count - a.count);
}
