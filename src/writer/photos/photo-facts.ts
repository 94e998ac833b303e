import type { AmenityConcept } from "#writer/ledger/amenities/amenity-concepts.ts";
import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import type { PhotoFeature, PhotoFeatureKey, PhotoFinding } from "./photo-finding.ts";

// How a thing seen is kept in the ledger; what is in every home, such as a toilet, is not worth a question.
const FACTS: Partial<Record<PhotoFeatureKey, { concept: AmenityConcept | "other"; words: string }>> = {
  tv: { concept: "tv", words: "TV" },
  oven: { concept: "oven", words: "oven" },
  microwave: { concept: "microwave", words: "microwave" },
  refrigerator: { concept: "refrigerator", words: "refrigerator" },
  "dining-table": { concept: "dining-table", words: "dining table" },
  workspace: { concept: "workspace", words: "desk to work at" },
  bikes: { concept: "bikes", words: "bicycles" },
  sofa: { concept: "other", words: "sofa" },
  "two-beds": { concept: "other", words: "bedroom with two beds" },
  "bunk-bed": { concept: "other", words: "bunk bed" },
};
const SURE_ROOM = 0.8;

// Seen, not confirmed: one fact for each thing, from the photo that shows it best.
export function photoFacts(findings: PhotoFinding[]): NewFact[] {
  const best = new Map<string, NewFact & { confidence: number }>();
  for (const [at, finding] of findings.entries()) {
    for (const fact of factsOf(finding, at + 1)) {
      const identity = `${fact.key} ${fact.value}`;
      if (fact.confidence > (best.get(identity)?.confidence ?? 0)) best.set(identity, fact);
    }
  }
  return [...best.values()];
}

function factsOf(finding: PhotoFinding, photo: number): (NewFact & { confidence: number })[] {
  const seen = { source: "photo", index: photo, isConfirmed: false } as const;
  const isKitchen = finding.room === "kitchen" && finding.confidence >= SURE_ROOM;
  const kitchen = { key: "amenity.kitchen", value: "kitchen", confidence: finding.confidence, ...seen };
  const things = finding.features.flatMap((feature) => {
    const kept = FACTS[feature.key];
    if (!kept) return [];
    const { confidence } = feature;
    return [{ key: `amenity.${kept.concept}`, value: kept.words, ...countOf(feature), confidence, ...seen }];
  });
  return isKitchen ? [kitchen, ...things] : things;
}

// Chairs in the picture, not chairs in the home: only a full table is worth a number.
function countOf({ key, count = 0 }: PhotoFeature): Pick<NewFact, "qualifiers"> {
  return key === "dining-table" && count >= 6 ? { qualifiers: { count } } : {};
}
