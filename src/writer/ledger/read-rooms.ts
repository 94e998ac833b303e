import type { BathroomEntry, BedroomEntry } from "./property-input.ts";

export type Bedroom = { name: string | null; beds: string[]; features: string[] };
export type Bathroom = { name: string | null; type: string | null };

// Drafts hold bedrooms in five shapes, from a bare bed type to a list of beds with ids.
export function readBedroom(entry: BedroomEntry): Bedroom {
  if (typeof entry === "string") return { name: null, beds: [bedName(entry)], features: [] };
  const beds = entry.beds?.map((bed) => (typeof bed === "string" ? bed : (bed.type ?? ""))) ?? [entry.bedType ?? ""];
  const features = typeof entry.features === "string" ? entry.features.split(",") : (entry.features ?? []);
  return {
    name: entry.room ?? entry.name ?? null,
    beds: beds.map(bedName).filter((bed) => bed !== ""),
    features: features.map((feature) => feature.trim()).filter((feature) => feature !== ""),
  };
}

export function readBathroom(entry: BathroomEntry): Bathroom {
  return { name: entry.label ?? null, type: entry.type?.toLowerCase() ?? null };
}

export function bathroomCount(bathrooms: Bathroom[]): number {
  return bathrooms.reduce((sum, { type }) => sum + (type === "half" ? 0.5 : 1), 0);
}

function bedName(type: string): string {
  const name = type.trim().toLowerCase();
  return name === "other" ? "" : name;
}
