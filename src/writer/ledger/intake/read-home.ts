import { convertBedrooms } from "#shared/intake/answers/room-entries.ts";
import { ownValue } from "#shared/own-value.ts";
import { plainWords } from "../../text/word-forms.ts";
import type { BathroomEntry } from "../property-input.ts";

const NUMBERED = /^(?:bed|bath)?rooms? ?\d{0,2}$/i;

// A name that ends otherwise needs the room said after it: "the main bedroom", "the Rose bedroom".
const ROOM_NOUN =
  /\b(?:room|bedroom|suite|loft|attic|nursery|studio|den|chamber|office|library|alcove|mezzanine|annexe?|tower|dorm|dormitory|snug|bath|bathroom|ensuite|wc|toilet|cloakroom|powder room|shower)$/i;

const WHICH =
  /^(?:main|primary|guest|second|third|fourth|front|back|rear|upstairs|downstairs|ground floor|top floor|bunk|twin|upper|lower|small|large|big|little)$/i;

export type HomeScope = "entire" | "private room" | "shared room" | "hotel room";
export type HomeKind = { type: string | null; scope: HomeScope | null };

// What platforms call a kind of home, where people say it otherwise.
const SPOKEN: Record<string, string> = {
  "rental unit": "apartment",
  "condominium (condo)": "condo",
  condominium: "condo",
  "residential home": "home",
  "vacation home": "vacation home",
  "camper/rv": "camper",
  "casa particular": "home",
  "serviced apartment": "apartment",
  "dome house": "dome",
  "earth house": "earthen home",
  "guest house": "guesthouse",
  "town house": "townhouse",
  flat: "flat",
  "vacation rental": "",
  vacation_rental: "",
  real_estate: "",
  place: "",
  other: "",
};

export function readHomeKind(propertyType: string | undefined, roomType: string | undefined): HomeKind {
  const words = plainWords(propertyType ?? "");
  const room = plainWords(roomType ?? "");
  const scoped = /^(entire|private room|shared room|room)(?: in)?(?: an?)? (.+)$/.exec(words);
  const type = spokenType(scoped?.[2] ?? words);
  return { type, scope: scopeOf(scoped?.[1] ?? "", room, type) };
}

function spokenType(words: string): string | null {
  const named = ownValue(SPOKEN, words) ?? words;
  const isName = /^[\p{L}][\p{L} &'-]{1,40}$/u.test(named);
  return isName ? named : null;
}

function scopeOf(prefix: string, room: string, type: string | null): HomeScope | null {
  if (prefix === "entire" || room.startsWith("entire")) return "entire";
  if (prefix === "shared room" || room.startsWith("shared")) return "shared room";
  if (/hotel|hostel/.test(type ?? "") && prefix === "room") return "hotel room";
  if (room.startsWith("hotel")) return "hotel room";
  if (prefix === "private room" || prefix === "room" || room.startsWith("private")) return "private room";
  return null;
}

export type Bedroom = { name: string | null; beds: string[]; bedCount: number; features: string[] };

type Bathroom = { name: string | null; type: string | null; notes: string };

export function readBedrooms(bedrooms: unknown): Bedroom[] {
  return convertBedrooms(bedrooms).map(({ room, beds, features }) => ({
    name: sayableRoom(room),
    // A bed of no known type counts, but has no name.
    beds: beds.map(({ type }) => type.toLowerCase()).filter((type) => type !== "other"),
    bedCount: beds.length,
    features,
  }));
}

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
