import type { FindingState, Saying } from "#shared/contract/findings.ts";
import type { PhotoFinding } from "#writer/photos/photo-finding.ts";
import { likelyThings, provedBy, roomName, SAID_ROOMS, SAYABLE_THINGS } from "#writer/photos/sayable-things.ts";
import type { Looked } from "./look-up.ts";
import type { Pictures } from "./read-findings.ts";
import { roomKey, roomWithKey, saidRoomOf, seenRoomOf } from "./said-rooms.ts";
import type { Marks } from "./seen-things.ts";

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

// What each photo shows, as its host says it or else as it was recognised.
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

// Whether a person may say so, of one of these photos.
export function isSayable(id: string, { photos }: Pictures): boolean {
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

// A photo shows one place: another one takes the former, and what that proved, with it.
function afterRoom(marks: Marks, { picture, key, state }: RoomMark, { pictures, findings }: Looked): Marks {
  const said = saidRoomOf(picture, marks);
  const former = said ?? seenRoomOf(findings.photos[pictures.photos.indexOf(picture)]);
  const next = state === "confirmed" ? roomWithKey(key) : null;
  // Taken back by a second tap, or by a page that does not know of a later one.
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
