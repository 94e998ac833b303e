import { and, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { findingMarks } from "#server/db/schema/uploads.ts";
import type { Finding, FindingState, Saying } from "#shared/contract/intake/pictures.ts";
import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import { PHOTO_FEATURES } from "#writer/photos/look-with-model.ts";
import { photoFacts } from "#writer/photos/photo-facts.ts";
import { NOT_SURE, type PhotoFinding } from "#writer/photos/photo-finding.ts";
import {
  likelyThings,
  provedBy,
  roomName,
  SAID_ROOMS,
  SAYABLE_THINGS,
  type SaidRoom,
} from "#writer/photos/sayable-things.ts";
import type { PlanFinding } from "#writer/plans/interpret-plan.ts";
import { planFacts } from "#writer/plans/plan-facts.ts";

const PREFIX = "room.";

// Names in the file store; empty for a picture that is kept elsewhere.
export type Pictures = { photos: string[]; plans: string[] };
// Null for a picture that was not analysed yet, or that could not be read.
export type Findings = {
  photos: (PhotoFinding | null)[];
  // What a vision model named in the same photos.
  named: (NewFact[] | null)[];
  plans: (PlanFinding | null)[];
};
type Known = { pictures: Pictures; findings: Findings };

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

function roomKey(room: SaidRoom): string {
  return `${PREFIX}${room}`;
}

function roomWithKey(key: string): SaidRoom | null {
  return SAID_ROOMS.find((room) => roomKey(room) === key) ?? null;
}

// The room that a person says a photo shows.
export function saidRoomOf(file: string, marks: Readonly<Record<string, string>>): SaidRoom | null {
  return SAID_ROOMS.find((room) => marks[`${file}/${roomKey(room)}`] === "confirmed") ?? null;
}

function seenRoomOf(finding: PhotoFinding | null | undefined): SaidRoom | null {
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

const THING_KEYS = new Set(SAYABLE_THINGS.map(({ key }) => key));
const THINGS = SAYABLE_THINGS.map(({ key, words }) => ({ key, label: words.charAt(0).toUpperCase() + words.slice(1) }));
const ROOMS = SAID_ROOMS.map((room) => ({ key: roomKey(room), label: roomName(room) }));

export function sayingFor({ pictures, findings }: Known, marks: Marks): Saying {
  const photos = pictures.photos.map((picture, at) => {
    const room = saidRoomOf(picture, marks);
    const likely = picture === "" ? [] : likelyThings(room ?? kindOf(findings.photos[at]));
    return { picture, room: room && roomKey(room), likely };
  });
  return { things: THINGS, rooms: ROOMS, photos };
}

// The room of each photo, as its host named it or else as it was recognised.
export function roomsOf({ pictures, findings }: Known, marks: Marks): (string | null)[] {
  return pictures.photos.map((picture, at) => {
    const room = saidRoomOf(picture, marks) ?? seenRoomOf(findings.photos[at]);
    return room && roomName(room);
  });
}

// A doubtful room is still indoors or outdoors.
function kindOf(finding: PhotoFinding | null | undefined): Parameters<typeof likelyThings>[0] {
  if (!finding) return null;
  return seenRoomOf(finding) ?? (finding.outdoor ? "exterior" : "indoors");
}

// "count" for agreeing to the rooms that a plan counts: the form has a number of its own, and that is what changes.
type Marking = { kind: "mark" } | { kind: "count"; counted: SeenThing } | { kind: "unknown" };

// What a person may mark: everything that was recognised, and of these photos what can be said of any photo.
export function readMarking({ findings, pictures }: Known, id: string, state: FindingState): Marking {
  const seen = thingsIn(findings, pictures).find((one) => one.id === id);
  if (!seen && !isSayable(id, pictures)) return { kind: "unknown" };
  return seen && isCount(seen) && state === "confirmed" ? { kind: "count", counted: seen } : { kind: "mark" };
}

function isSayable(id: string, { photos }: Pictures): boolean {
  const [picture, key] = partsOf(id);
  return picture !== "" && photos.includes(picture) && (THING_KEYS.has(key) || roomWithKey(key) !== null);
}

type Changes = Readonly<Record<string, FindingState>>;

export function marksAfter(before: Marks, changes: Changes, looked: Known): Marks {
  return Object.entries(changes).reduce((marks, [id, state]) => {
    const [picture, key] = partsOf(id);
    const isRoom = roomWithKey(key) !== null;
    return isRoom ? afterRoom(marks, { picture, key, state }, looked) : withMark(marks, id, state);
  }, before);
}

type RoomMark = { picture: string; key: string; state: FindingState };

// A photo shows one place: naming another one removes the former place and what it proved.
function afterRoom(marks: Marks, { picture, key, state }: RoomMark, { pictures, findings }: Known): Marks {
  const said = saidRoomOf(picture, marks);
  const former = said ?? seenRoomOf(findings.photos[pictures.photos.indexOf(picture)]);
  const next = state === "confirmed" ? roomWithKey(key) : null;
  // A second tap removes it; a page that does not know of a later choice changes nothing.
  if (next === said || (next === null && (said === null || roomKey(said) !== key))) return marks;
  const gone = [said && roomKey(said), former && former !== next ? provedBy(former) : null];
  const cleared = gone.reduce((kept: Marks, one) => (one ? withMark(kept, `${picture}/${one}`, "seen") : kept), marks);
  if (next === null) return cleared;
  const entered = withMark(cleared, `${picture}/${roomKey(next)}`, "confirmed");
  const proved = provedBy(next);
  return proved ? withMark(entered, `${picture}/${proved}`, "confirmed") : entered;
}

function withMark(marks: Marks, id: string, state: FindingState): Marks {
  const others = Object.fromEntries(Object.entries(marks).filter(([other]) => other !== id));
  return state === "seen" ? others : { ...others, [id]: state };
}

// From the former marks to the later ones, as changes to be kept.
export function changedMarks(before: Marks, after: Marks): Record<string, FindingState> {
  const ids = Object.keys({ ...before, ...after }).filter((id) => before[id] !== after[id]);
  return Object.fromEntries(ids.map((id) => [id, after[id] ?? "seen"]));
}

function partsOf(id: string): [picture: string, key: string] {
  const at = id.indexOf("/");
  return [id.slice(0, at), id.slice(at + 1)];
}

// Whose pictures they are.
export type MarkedForm = { draftId: string } | { expressJobId: string };

export async function readMarks(db: Db | Tx, form: MarkedForm): Promise<Marks> {
  const rows = await db.select().from(findingMarks).where(isOf(form));
  return Object.fromEntries(rows.map(({ picture, finding, state }) => [`${picture}/${finding}`, state]));
}

// A mark that was there before keeps its author.
export async function changeMarks(tx: Tx, form: MarkedForm, { changes, by }: { changes: Changes; by: string }) {
  for (const [id, state] of Object.entries(changes)) {
    const at = id.indexOf("/");
    const place = { picture: id.slice(0, at), finding: id.slice(at + 1) };
    if (state === "seen") {
      const { picture, finding } = findingMarks;
      await tx.delete(findingMarks).where(and(isOf(form), eq(picture, place.picture), eq(finding, place.finding)));
    } else {
      const formColumn = "draftId" in form ? findingMarks.draftId : findingMarks.expressJobId;
      await tx
        .insert(findingMarks)
        .values({ ...form, ...place, state, markedBy: by })
        .onConflictDoUpdate({
          target: [formColumn, findingMarks.picture, findingMarks.finding],
          set: { state, markedBy: by, markedAt: sql`now()` },
          setWhere: sql`${findingMarks.state} <> excluded.state`,
        });
    }
  }
}

function isOf(form: MarkedForm) {
  return "draftId" in form ? eq(findingMarks.draftId, form.draftId) : eq(findingMarks.expressJobId, form.expressJobId);
}
