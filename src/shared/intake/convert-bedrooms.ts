import { ownValue } from "../own-value.ts";
import { BED_TYPES, type BedroomEntry, type BedType } from "./room-entries.ts";

const MOST_ROOMS = 100;

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

// Bedrooms in today's shape, from any that drafts ever had: a number, a list of bed types, a room with one bed type, a
// name with a list of bed types. Converting again changes nothing.
export function convertBedrooms(value: unknown): BedroomEntry[] {
  const rooms = typeof value === "string" && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
  if (typeof rooms === "number") return Array.from({ length: countOf(rooms) }, (_, at) => emptyRoom(at));
  if (!Array.isArray(rooms)) return [];
  return rooms.map((room: unknown, at) => convertRoom(room, at));
}

function countOf(rooms: number): number {
  return Number.isFinite(rooms) ? Math.max(0, Math.min(MOST_ROOMS, Math.floor(rooms))) : 0;
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
