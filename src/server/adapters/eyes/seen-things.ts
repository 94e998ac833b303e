import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import { photoFacts } from "#writer/photos/photo-facts.ts";
import { planFacts } from "#writer/plans/plan-facts.ts";
import type { Findings, Pictures } from "./read-findings.ts";

// One thing that one picture shows. Its id outlives another order of the photos.
export type SeenThing = {
  id: string;
  // Which photo, counted from 0; null on the plan.
  photo: number | null;
  fact: NewFact & { confidence: number };
};

// What the host said to a thing; whoever said nothing neither confirmed nor denied it.
export type Marks = Record<string, "confirmed" | "struck">;

// The form counts rooms too, and its number is the one that holds: the plan's only asks.
const COUNTS = new Set(["bedrooms", "bathrooms"]);

export function isCount({ fact }: SeenThing): boolean {
  return COUNTS.has(fact.key);
}

export function thingsIn({ photos, plan }: Findings, pictures: Pictures): SeenThing[] {
  const inPhotos = photos.flatMap((finding, photo) =>
    finding
      ? photoFacts([finding]).map((fact) => thing(pictures.photos[photo] ?? "", { ...fact, index: photo + 1 }))
      : [],
  );
  const onPlan = plan ? planFacts(plan).map((fact) => thing("plan", fact)) : [];
  return [...inPhotos, ...onPlan];
}

function thing(picture: string, fact: NewFact): SeenThing {
  const what = fact.key === "amenity.other" ? `${fact.key}:${fact.value}` : fact.key;
  const photo = fact.index === undefined ? null : fact.index - 1;
  return { id: `${picture}/${what}`, photo, fact: { ...fact, confidence: fact.confidence ?? 1 } };
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
