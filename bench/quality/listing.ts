import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

// A listing as public listing files hold it: the facts beside the host's own texts.
export type Listing = {
  id: string;
  city: string;
  country: string;
  name: string;
  description: string;
  neighbourhood: string | null;
  property_type: string;
  room_type: string;
  accommodates: number | null;
  bedrooms: number | null;
  beds: number | null;
  bathrooms: number | null;
  bathrooms_text: string | null;
  amenities: string[];
};

export function readJsonLines<T>(file: string): T[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as T);
}

export function readListings(folder: string): Listing[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
  return files.toSorted().flatMap((name) => readJsonLines<Listing>(join(folder, name)));
}

// Amenities as one vocabulary sees them: lower case, plain dashes, apostrophes and blanks.
export function plainAmenities(listing: Pick<Listing, "amenities">): string[] {
  return listing.amenities.map((amenity) =>
    amenity.toLowerCase().replace(/[‘’]/g, "'").replace(/[–—]/g, "-").replace(/\s+/g, " ").trim(),
  );
}
