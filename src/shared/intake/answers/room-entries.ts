import { ownValue } from "../../own-value.ts";
import { isStorable } from "../../typed-text.ts";

const MOST_CONVERTED_ROOMS = 100;

// What people and other forms call a bed that our list has under another name.
const OTHER_NAMES: Record<string, BedType> = {
  single: "Twin",
  full: "Double",
  "super king": "King",
  "california king": "King",
  sofabed: "Sofa bed",
  "sleeper sofa": "Sofa bed",
  "pull-out sofa": "Sofa bed",
  sofa: "Sofa bed",
  "day bed": "Daybed",
  wall: "Murphy",
  cot: "Crib",
  "baby cot": "Crib",
};

export const BED_TYPES = [
  "King",
  "Queen",
  "Double",
  "Twin",
  "Bunk",
  "Sofa bed",
  "Futon",
  "Daybed",
  "Murphy",
  "Crib",
  "Other",
] as const;
export type BedType = (typeof BED_TYPES)[number];

export const BATHROOM_TYPES = ["Full", "Half", "Ensuite", "Shared", "Shower Only", "Tub Only"] as const;

const MOST_ROOMS = 30;
const MOST_BEDS = 10;
const MOST_FEATURES = 12;
const LONGEST_NAME = 60;
const LONGEST_NOTES = 300;

export type BedroomEntry = { room: string; beds: { id: string; type: BedType }[]; features: string[] };

export type BathroomEntry = {
  label: string;
  // Empty until it is chosen.
  type: "" | (typeof BATHROOM_TYPES)[number];
  notes: string;
};

// Where in the list something is wrong, and what.
export type EntryProblem = { path: (string | number)[]; message: string };
type Check = (value: unknown) => EntryProblem | null;

const NOT_RIGHT = "is not filled in rightly";

const problemOf = (message: string): EntryProblem => ({ path: [], message });

const textUpTo =
  (longest: number): Check =>
  (value) => {
    if (typeof value !== "string") return problemOf(NOT_RIGHT);
    if (value.length > longest) return problemOf(`is longer than ${longest} characters`);
    return isStorable(value) ? null : problemOf("contains a character that cannot be saved");
  };

const oneOf =
  (choices: readonly string[], message: string): Check =>
  (value) =>
    typeof value === "string" && choices.includes(value) ? null : problemOf(message);

function within(part: string | number, found: EntryProblem | null): EntryProblem | null {
  return found && { path: [part, ...found.path], message: found.message };
}

const listOf =
  (check: Check, most: number, noun: string): Check =>
  (value) => {
    if (!Array.isArray(value)) return problemOf(NOT_RIGHT);
    const inside = value.map((entry, at) => within(at, check(entry))).find((found) => found !== null);
    return inside ?? (value.length > most ? problemOf(`has more than ${most} ${noun}`) : null);
  };

const recordOf =
  (checks: Record<string, Check>): Check =>
  (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return problemOf(NOT_RIGHT);
    for (const [name, check] of Object.entries(checks)) {
      const found = within(name, check(Reflect.get(value, name)));
      if (found) return found;
    }
    return Object.keys(value).every((name) => Object.hasOwn(checks, name)) ? null : problemOf(NOT_RIGHT);
  };

const checkName = textUpTo(LONGEST_NAME);
const checkId: Check = (value) => checkName(value) ?? (value === "" ? problemOf("is missing") : null);
const checkBed = recordOf({ id: checkId, type: oneOf(BED_TYPES, "is not a known bed type") });
const checkBedroom = recordOf({
  room: checkName,
  beds: listOf(checkBed, MOST_BEDS, "beds"),
  features: listOf(checkName, MOST_FEATURES, "features"),
});
const checkBathroom = recordOf({
  label: checkName,
  type: oneOf(["", ...BATHROOM_TYPES], "is not a known bathroom type"),
  notes: textUpTo(LONGEST_NOTES),
});

// By hand and not by a schema: the form runs them in the browser, which should not load the schema library for it.
export const bedroomsProblem = listOf(checkBedroom, MOST_ROOMS, "rooms");
export const bathroomsProblem = listOf(checkBathroom, MOST_ROOMS, "rooms");

// Bedrooms in today's shape, from any that drafts ever had: a number, a list of bed types, a room with one bed type, a
// name with a list of bed types. Converting again changes nothing.
export function convertBedrooms(value: unknown): BedroomEntry[] {
  const rooms = typeof value === "string" && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
  if (typeof rooms === "number") return Array.from({ length: roomCountOf(rooms) }, (_, at) => emptyRoom(at));
  if (!Array.isArray(rooms)) return [];
  return rooms.map((room: unknown, at) => convertRoom(room, at));
}

function roomCountOf(rooms: number): number {
  return Number.isFinite(rooms) ? Math.max(0, Math.min(MOST_CONVERTED_ROOMS, Math.floor(rooms))) : 0;
}

function emptyRoom(at: number): BedroomEntry {
  return { room: `Bedroom ${at + 1}`, beds: [], features: [] };
}

function convertRoom(room: unknown, at: number): BedroomEntry {
  if (typeof room === "string") return { ...emptyRoom(at), ...bedsOf([room], at) };
  if (typeof room !== "object" || room === null) return emptyRoom(at);
  const given = room as Record<string, unknown>;
  const name = textOf(given["room"]) || textOf(given["name"]) || emptyRoom(at).room;
  const beds = Array.isArray(given["beds"]) ? given["beds"] : [given["bedType"]];
  const { beds: converted, features: unnamed } = bedsOf(beds, at);
  return { room: name, beds: converted, features: [...featuresOf(given["features"]), ...unnamed] };
}

// A bed that no type fits is "Other", and its words stay with the room.
function bedsOf(beds: unknown[], room: number): Pick<BedroomEntry, "beds" | "features"> {
  const features: string[] = [];
  const converted = beds.flatMap((bed, at) => {
    const given = typeof bed === "object" && bed !== null ? (bed as Record<string, unknown>) : { type: bed };
    const name = textOf(given["type"]);
    if (name === "") return [];
    const type = bedTypeOf(name);
    if (!type) features.push(name);
    return [{ id: textOf(given["id"]) || `bed-${room + 1}-${at + 1}`, type: type ?? ("Other" as const) }];
  });
  return { beds: converted, features };
}

function bedTypeOf(name: string): BedType | null {
  const words = name.toLowerCase().replace(/\s+/g, " ");
  const short = words.replace(/[- ]siz(e|ed)\b/, "").replace(/ beds?$/, "");
  return typeNamed(words) ?? typeNamed(short) ?? typeNamed(short.replace(/s$/, "")) ?? null;
}

function typeNamed(name: string): BedType | undefined {
  return BED_TYPES.find((type) => type.toLowerCase() === name) ?? ownValue(OTHER_NAMES, name);
}

function featuresOf(features: unknown): string[] {
  const list: unknown[] = typeof features === "string" ? features.split(",") : Array.isArray(features) ? features : [];
  return list.map(textOf).filter((feature) => feature !== "");
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
