import type { Figure } from "./figures.ts";
import type { Measurement } from "./measure.ts";
import { sentencesOf, wordsOf } from "./sentences-of.ts";
import { fieldText, proseOf } from "./written-text.ts";

const NUMBER_WORDS = /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half)$/;

// Counts and disclosures are said alike in every text, and should be.
const SAID_ALIKE =
  /#|\bplace\b|\b(?:bedrooms?|beds?|bathrooms?|private room|security cameras|noise monitors|free (?:street )?parking|paid parking)\b/;

const SIGNATURE_SHARE = 0.03;

const SAMPLE = 200;
const OFTEN = 0.05;

// Every nth listing, so that all cities are in the sample and each run takes the same.
function sampleOf<T>(all: T[]): T[] {
  const step = Math.max(1, all.length / SAMPLE);
  return Array.from({ length: Math.min(SAMPLE, all.length) }, (_, at) => all[Math.floor(at * step)]).filter(
    (it) => it !== undefined,
  );
}

const overlap = (of: Measurement[]) => meanPairwiseOverlap(of.map(({ text }) => proseOf(text)));
const summaryOverlap = (of: Measurement[]) => meanPairwiseOverlap(of.map(({ text }) => fieldText(text, "Summary")));

export type Variety = { figures: Figure[]; openings: Repeated[]; phrases: Repeated[]; sentences: Repeated[] };

export function varietyOf(all: Measurement[]): Variety {
  const sample = sampleOf(all);
  const openings = sharedOpenings(sample.map(({ text }) => fieldText(text, "Summary")));
  const { repeated, total } = repeatedSentences(
    all.map(({ text, listing }) => ({ text: proseOf(text), places: placesOf(listing) })),
  );
  const phrases = signaturePhrases(
    all.map(({ text, listing }) => ({ text: proseOf(text), places: placesOf(listing) })),
  );
  const often = repeated.filter(({ count }) => count > all.length * OFTEN);
  return {
    openings: openings.slice(0, 10),
    phrases: phrases.slice(0, 25),
    sentences: repeated.slice(0, 25),
    figures: [
      { name: "summaries with one opening, most of 200", value: openings[0]?.count ?? 0, unit: "number", most: 3 },
      { name: "4-gram overlap, whole text", value: overlap(sample), unit: "percent", most: 0.025 },
      {
        name: "4-gram overlap, summaries",
        value: summaryOverlap(sample),
        unit: "percent",
      },
      {
        name: "four-word phrases in over 3 % of texts",
        value: phrases.length,
        unit: "number",
        most: 0,
      },
      {
        name: "sentences found in over 5 % of texts",
        value: often.reduce((sum, { count }) => sum + count, 0) / Math.max(1, total),
        unit: "percent",
      },
    ],
  };
}

const placesOf = (listing: { city: string; neighbourhood: string | null }) => [
  listing.neighbourhood ?? "",
  listing.city,
  listing.city.split(",")[0] ?? "",
];

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

type Repeated = { words: string; count: number };

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

function masked(sentence: string, places: string[]): string {
  const placeless = places
    .filter((place) => place !== "")
    .reduce((rest, place) => rest.replaceAll(place, "PLACE"), sentence);
  return wordsOf(placeless)
    .map((word) => (NUMBER_WORDS.test(word) ? "#" : word))
    .join(" ");
}

// Runs of four words that come in many texts, names, counts and disclosures aside.
function signaturePhrases(texts: { text: string; places: string[] }[]): Repeated[] {
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
