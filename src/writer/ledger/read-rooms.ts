import { convertBedrooms } from "#shared/intake/convert-bedrooms.ts";
import type { BathroomEntry } from "./property-input.ts";

export type Bedroom = { name: string; beds: string[]; bedCount: number; features: string[] };
export type Bathroom = { name: string | null; type: string | null; notes: string };

export function readBedrooms(bedrooms: unknown): Bedroom[] {
  return convertBedrooms(bedrooms).map(({ room, beds, features }) => ({
    name: room,
    // A bed of no known type counts, but has no name.
    beds: beds.map(({ type }) => type.toLowerCase()).filter((type) => type !== "other"),
    bedCount: beds.length,
    features,
  }));
}

export function readBathroom(entry: BathroomEntry): Bathroom {
  return { name: entry.label ?? null, type: entry.type?.toLowerCase() ?? null, notes: entry.notes?.trim() ?? "" };
}

export function bathroomCount(bathrooms: Bathroom[]): number {
  return bathrooms.reduce((sum, { type }) => sum + (type === "half" ? 0.5 : 1), 0);
}
