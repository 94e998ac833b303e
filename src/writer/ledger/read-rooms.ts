import { convertBedrooms } from "#shared/intake/answers/room-entries.ts";
import type { BathroomEntry } from "./property-input.ts";

export type Bedroom = { name: string | null; beds: string[]; bedCount: number; features: string[] };
export type Bathroom = { name: string | null; type: string | null; notes: string };

export function readBedrooms(bedrooms: unknown): Bedroom[] {
  return convertBedrooms(bedrooms).map(({ room, beds, features }) => ({
    name: sayableRoom(room),
    // A bed of no known type counts, but has no name.
    beds: beds.map(({ type }) => type.toLowerCase()).filter((type) => type !== "other"),
    bedCount: beds.length,
    features,
  }));
}

const NUMBERED = /^(?:bed|bath)?rooms? ?\d{0,2}$/i;
// A name that ends otherwise needs the room said after it: "the main bedroom", "the Rose bedroom".
const ROOM_NOUN =
  /\b(?:room|bedroom|suite|loft|attic|nursery|studio|den|chamber|office|library|alcove|mezzanine|annexe?|tower|dorm|dormitory|snug|bath|bathroom|ensuite|wc|toilet|cloakroom|powder room|shower)$/i;
const WHICH =
  /^(?:main|primary|guest|second|third|fourth|front|back|rear|upstairs|downstairs|ground floor|top floor|bunk|twin|upper|lower|small|large|big|little)$/i;

// What a host calls a room, as it stands after "the"; null for a number and for what is no name.
function sayableRoom(given: string): string | null {
  const name = given
    .replace(/\s{1,20}/g, " ")
    .trim()
    .replace(/^the /i, "")
    .replace(/\bmaster\b/i, "main");
  if (!/^\p{L}[\p{L}\p{M}\p{N}' ’-]{1,39}$/u.test(name) || NUMBERED.test(name)) return null;
  if (/[^\p{Script=Latin}\p{M}\p{N}\p{P}\s]/u.test(name)) return null;
  if (!ROOM_NOUN.test(name) && !WHICH.test(name)) return `${name.replace(/^kids'?$/i, "kids'")} bedroom`;
  const whole = WHICH.test(name) ? `${name} bedroom` : name;
  const isProper = / \p{Lu}/u.test(whole);
  return isProper ? whole : whole.charAt(0).toLowerCase() + whole.slice(1);
}

export function readBathroom(entry: BathroomEntry): Bathroom {
  return {
    name: sayableRoom(entry.label ?? ""),
    type: entry.type?.trim().toLowerCase() || null,
    notes: entry.notes?.trim() ?? "",
  };
}
