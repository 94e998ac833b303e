import type { Figure } from "./figures.ts";
import type { Measurement } from "./measure.ts";
import { meanPairwiseOverlap, type Repeated, repeatedSentences, sharedOpenings, signaturePhrases } from "./variety.ts";
import { fieldText, proseOf } from "./written-text.ts";

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
