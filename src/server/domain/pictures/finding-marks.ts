import { and, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { findingMarks } from "#server/db/schema/finding-marks.ts";
import type { FindingState, Saying } from "#shared/contract/intake/pictures.ts";
import type { PhotoFinding } from "#writer/photos/photo-finding.ts";
import { likelyThings, provedBy, roomName, SAID_ROOMS, SAYABLE_THINGS } from "#writer/photos/sayable-things.ts";
import type { Pictures } from "./read-findings.ts";
import type { Looked } from "./see-property.ts";
import {
  isCount,
  type Marks,
  roomKey,
  roomWithKey,
  type SeenThing,
  saidRoomOf,
  seenRoomOf,
  thingsIn,
} from "./seen-things.ts";

const THING_KEYS = new Set(SAYABLE_THINGS.map(({ key }) => key));
const THINGS = SAYABLE_THINGS.map(({ key, words }) => ({ key, label: words.charAt(0).toUpperCase() + words.slice(1) }));
const ROOMS = SAID_ROOMS.map((room) => ({ key: roomKey(room), label: roomName(room) }));

export function sayingFor({ pictures, findings }: Looked, marks: Marks): Saying {
  const photos = pictures.photos.map((picture, at) => {
    const room = saidRoomOf(picture, marks);
    const likely = picture === "" ? [] : likelyThings(room ?? kindOf(findings.photos[at]));
    return { picture, room: room && roomKey(room), likely };
  });
  return { things: THINGS, rooms: ROOMS, photos };
}

// The room of each photo, as its host named it or else as it was recognised.
export function roomsOf({ pictures, findings }: Looked, marks: Marks): (string | null)[] {
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
export function readMarking({ findings, pictures }: Looked, id: string, state: FindingState): Marking {
  const seen = thingsIn(findings, pictures).find((one) => one.id === id);
  if (!seen && !isSayable(id, pictures)) return { kind: "unknown" };
  return seen && isCount(seen) && state === "confirmed" ? { kind: "count", counted: seen } : { kind: "mark" };
}

function isSayable(id: string, { photos }: Pictures): boolean {
  const [picture, key] = partsOf(id);
  return picture !== "" && photos.includes(picture) && (THING_KEYS.has(key) || roomWithKey(key) !== null);
}

type Changes = Readonly<Record<string, FindingState>>;

export function marksAfter(before: Marks, changes: Changes, looked: Looked): Marks {
  return Object.entries(changes).reduce((marks, [id, state]) => {
    const [picture, key] = partsOf(id);
    const isRoom = roomWithKey(key) !== null;
    return isRoom ? afterRoom(marks, { picture, key, state }, looked) : withMark(marks, id, state);
  }, before);
}

type RoomMark = { picture: string; key: string; state: FindingState };

// A photo shows one place: naming another one removes the former place and what it proved.
function afterRoom(marks: Marks, { picture, key, state }: RoomMark, { pictures, findings }: Looked): Marks {
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
