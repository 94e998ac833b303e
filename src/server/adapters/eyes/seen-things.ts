import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import { PHOTO_FEATURES } from "#writer/models/photo-features.ts";
import { photoFacts } from "#writer/photos/photo-facts.ts";
import type { PhotoFinding } from "#writer/photos/photo-finding.ts";
import { planFacts } from "#writer/plans/plan-facts.ts";
import type { Findings, Pictures } from "./read-findings.ts";

// One thing that one picture shows. Its id outlives another order of the photos.
export type SeenThing = {
  id: string;
  // Which photo or which plan, counted from 0; null in the other kind.
  photo: number | null;
  plan: number | null;
  fact: NewFact & { confidence: number };
};

// What the host said to a thing; whoever said nothing neither confirmed nor denied it.
export type Marks = Record<string, "confirmed" | "struck">;

// The form counts rooms too, and its number is the one that holds: the plan's only asks.
const COUNTS = new Set(["bedrooms", "bathrooms"]);
// What one of several plans shows of them is a floor's, not the home's.
const OF_THE_WHOLE_HOME = new Set([...COUNTS, "area"]);
const ASKED_OF_MODELS = new Set(Object.keys(PHOTO_FEATURES).map((feature) => `amenity.${feature}`));

export function isCount({ fact }: SeenThing): boolean {
  return COUNTS.has(fact.key);
}

export function thingsIn({ photos, named, plans }: Findings, pictures: Pictures): SeenThing[] {
  const inPhotos = pictures.photos.flatMap((file, at) =>
    inOnePhoto(photos[at] ?? null, named[at] ?? null).map((fact) => ({
      ...thing(file, { ...fact, index: at + 1 }),
      photo: at,
      plan: null,
    })),
  );
  const isOnlyPlan = pictures.plans.length === 1;
  const onPlans = pictures.plans.flatMap((file, at) => {
    const finding = plans[at];
    const facts = finding ? planFacts(finding) : [];
    const own = facts.filter(({ key }) => isOnlyPlan || !OF_THE_WHOLE_HOME.has(key));
    return own.map((fact) => ({ ...thing(file, { ...fact, index: at + 1 }), photo: null, plan: at }));
  });
  return [...inPhotos, ...onPlans];
}

// Where a model looked, its word counts for what it was asked about; the embedded eyes add what it was not.
function inOnePhoto(finding: PhotoFinding | null, named: NewFact[] | null): NewFact[] {
  const embedded = finding ? photoFacts([finding]) : [];
  return named ? [...named, ...embedded.filter(({ key }) => !ASKED_OF_MODELS.has(key))] : embedded;
}

function thing(picture: string, fact: NewFact): Pick<SeenThing, "id" | "fact"> {
  const what = fact.key === "amenity.other" ? `${fact.key}:${fact.value}` : fact.key;
  return { id: `${picture}/${what}`, fact: { ...fact, confidence: fact.confidence ?? 1 } };
}

// For the ledger: nothing that was struck out, once each, and what the host confirmed as a fact.
export function factsOf(things: SeenThing[], marks: Marks): NewFact[] {
  const best = new Map<string, NewFact & { confidence: number }>();
  for (const seen of things) {
    if (marks[seen.id] === "struck") continue;
    const isConfirmed = marks[seen.id] === "confirmed" && !isCount(seen);
    const fact = { ...seen.fact, isConfirmed };
    const identity = `${fact.key} ${fact.value} ${fact.source}`;
    const former = best.get(identity);
    if (!former || isBetter(fact, former)) best.set(identity, fact);
  }
  return [...best.values()];
}

type Weighed = { isConfirmed?: boolean; confidence: number };

function isBetter(one: Weighed, other: Weighed): boolean {
  if (one.isConfirmed !== other.isConfirmed) return one.isConfirmed === true;
  return one.confidence > other.confidence;
}
