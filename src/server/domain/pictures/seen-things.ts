import type { Finding, FindingState } from "#shared/contract/intake/pictures.ts";
import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import { PHOTO_FEATURES } from "#writer/photos/look-with-model.ts";
import { photoFacts } from "#writer/photos/photo-facts.ts";
import { NOT_SURE, type PhotoFinding } from "#writer/photos/photo-finding.ts";
import { SAID_ROOMS, SAYABLE_THINGS, type SaidRoom } from "#writer/photos/sayable-things.ts";
import { planFacts } from "#writer/plans/plan-facts.ts";
import type { Findings, Pictures } from "./read-findings.ts";

const PREFIX = "room.";

// One thing that one picture shows. Its id stays the same when the photos change their order.
export type SeenThing = {
  id: string;
  // Which photo or which plan, counted from 0; null in the other kind.
  photo: number | null;
  plan: number | null;
  fact: NewFact & { confidence: number };
  // Stated by a person only: no model recognised it.
  isSaid: boolean;
};

// What the host said about a finding; without an entry it is neither confirmed nor denied.
export type Marks = Record<string, "confirmed" | "struck">;

// The form counts rooms too, and its number is used: a different count on a plan becomes a question.
const COUNTS = new Set(["bedrooms", "bathrooms"]);
// What one of several plans shows of them is a floor's, not the home's.
const OF_THE_WHOLE_HOME = new Set([...COUNTS, "area"]);
const ASKED_OF_MODELS = new Set(Object.keys(PHOTO_FEATURES).map((feature) => `amenity.${feature}`));

export function isCount({ fact }: SeenThing): boolean {
  return COUNTS.has(fact.key);
}

// What was recognised, and what a person said besides.
export function thingsIn({ photos, named, plans }: Findings, pictures: Pictures, marks: Marks = {}): SeenThing[] {
  const inPhotos = pictures.photos.flatMap((file, at) => {
    const finding = withSaidRoom(photos[at] ?? null, saidRoomOf(file, marks));
    const seen = inOnePhoto(finding, named[at] ?? null).map((fact) => thing(file, { ...fact, index: at + 1 }));
    const said = saidOf(file, marks).filter(({ id }) => !seen.some((one) => one.id === id));
    return [
      ...seen.map((one) => ({ ...one, photo: at, plan: null, isSaid: false })),
      ...said.map(({ id, fact }) => ({ id, fact: { ...fact, index: at + 1 }, photo: at, plan: null, isSaid: true })),
    ];
  });
  const isOnlyPlan = pictures.plans.length === 1;
  const onPlans = pictures.plans.flatMap((file, at) => {
    const finding = plans[at];
    const facts = finding ? planFacts(finding) : [];
    const own = facts.filter(({ key }) => isOnlyPlan || !OF_THE_WHOLE_HOME.has(key));
    return own.map((fact) => ({
      ...thing(file, { ...fact, index: at + 1 }),
      photo: null,
      plan: at,
      isSaid: false,
    }));
  });
  return [...inPhotos, ...onPlans];
}

// Where a model looked, its findings count for what it was asked about; the embedded vision add the rest.
function inOnePhoto(finding: PhotoFinding | null, named: NewFact[] | null): NewFact[] {
  const embedded = finding ? photoFacts([finding]) : [];
  return named ? [...named, ...embedded.filter(({ key }) => !ASKED_OF_MODELS.has(key))] : embedded;
}

// Naming the room corrects a wrong one: a photo that is not of a kitchen shows no kitchen either.
function withSaidRoom(finding: PhotoFinding | null, said: string | null): PhotoFinding | null {
  return finding && said !== null && said !== finding.room ? { ...finding, room: NOT_SURE } : finding;
}

function saidOf(file: string, marks: Marks): Pick<SeenThing, "id" | "fact">[] {
  return SAYABLE_THINGS.map(({ key, fact }) => ({ id: `${file}/${key}`, fact }))
    .filter(({ id }) => file !== "" && marks[id] === "confirmed")
    .map(({ id, fact }) => ({ id, fact: { ...fact, source: "photo", confidence: 1, isSaid: true } }));
}

function thing(picture: string, fact: NewFact): Pick<SeenThing, "id" | "fact"> {
  return { id: findingId(picture, fact), fact: { ...fact, confidence: fact.confidence ?? 1 } };
}

// What a mark is kept under: the picture and what it shows.
export function findingId(picture: string, { key, value }: Pick<NewFact, "key" | "value">): string {
  return `${picture}/${key === "amenity.other" ? `${key}:${value}` : key}`;
}

// For the ledger: each finding once, without rejected ones, and confirmed ones as facts.
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

export function roomKey(room: SaidRoom): string {
  return `${PREFIX}${room}`;
}

export function roomWithKey(key: string): SaidRoom | null {
  return SAID_ROOMS.find((room) => roomKey(room) === key) ?? null;
}

// The room that a person says a photo shows.
export function saidRoomOf(file: string, marks: Readonly<Record<string, string>>): SaidRoom | null {
  return SAID_ROOMS.find((room) => marks[`${file}/${roomKey(room)}`] === "confirmed") ?? null;
}

export function seenRoomOf(finding: PhotoFinding | null | undefined): SaidRoom | null {
  return finding && finding.room !== NOT_SURE ? finding.room : null;
}

// As a host reads it, to agree or to strike it out.
export function describeFinding(seen: SeenThing, state: FindingState): Finding {
  const { id, photo, plan, fact, isSaid } = seen;
  const source = photo === null ? "plan" : "photo";
  return { id, source, photo, plan, label: labelOf(seen), confidence: fact.confidence, state, isSaid };
}

function labelOf(seen: SeenThing): string {
  const { key, value, qualifiers } = seen.fact;
  if (isCount(seen)) return `${value} ${value === 1 ? key.replace(/s$/, "") : key}`;
  if (key === "area") return qualifiers?.size ?? `${value} sq ft`;
  const words = String(value);
  const seats = qualifiers?.count ? ` with ${qualifiers.count} chairs` : "";
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${seats}`;
}
