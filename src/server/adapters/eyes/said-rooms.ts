import { NOT_SURE, type PhotoFinding } from "#writer/photos/photo-finding.ts";
import { SAID_ROOMS, type SaidRoom } from "#writer/photos/sayable-things.ts";

const PREFIX = "room.";

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
