import { type ListingPlatform, ORDERED_PLATFORMS } from "./contract-values.ts";
import type { Answers } from "./intake/intake-field.ts";

// Drafts from other forms have their address under the second name.
export const ADDRESS_KEYS = ["address", "property_address"] as const;

// Pictures that managers add to a draft. They come by uploads, never by a save.
export const DRAFT_PICTURES = { photos: "uploadedPhotos", plans: "floorplans" } as const;

export const PLATFORM_LABELS: Record<ListingPlatform, string> = {
  airbnb: "Airbnb",
  vrbo: "VRBO",
  website: "Website",
  mls: "MLS",
  social: "Social Media",
  marketing: "Marketing Materials",
  booking: "Booking.com",
};

export type PropertyFacts = {
  platforms: ListingPlatform[];
  address: string | null;
  bedrooms: number | null;
  bathrooms: number | null;
  maxGuests: number | null;
  propertyType: string | null;
  imageUrls: string[];
};

// Each form has its own names for the same things; what none of them says is unknown, not zero.
export function readPropertyFacts(data: Answers): PropertyFacts {
  return {
    platforms: platformsOf(data),
    address: textOf(data["address"]) ?? textOf(data["property_address"]),
    bedrooms: countOf(data["bedrooms"] ?? data["total_bedrooms"]),
    bathrooms: bathroomsIn(data["bathrooms"] ?? data["total_bathrooms"]),
    maxGuests: isGuestCountKnown(data) ? countOf(data["maxGuests"] ?? data["capacity"]) : null,
    propertyType: textOf(data["propertyType"]) ?? textOf(data["property_type"]),
    imageUrls: picturesOf(data).photos,
  };
}

// An express form that leaves the guests empty sends one; only a mark beside it makes that one a fact.
export function isGuestCountKnown(data: Answers): boolean {
  if (typeof data["guestsGiven"] === "boolean") return data["guestsGiven"];
  return data["formType"] !== "express" || countOf(data["maxGuests"]) !== 1;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}

function bathroomsIn(value: unknown): number | null {
  return Array.isArray(value) ? countBathrooms(value) : countOf(value);
}

// A number, a number as it was typed, or a list of rooms.
function countOf(value: unknown): number | null {
  if (Array.isArray(value)) return value.length;
  if (typeof value === "string" && value.trim() === "") return null;
  const count = typeof value === "string" || typeof value === "number" ? Number(value) : Number.NaN;
  return Number.isFinite(count) ? count : null;
}

// The vacation rental and real estate forms sell three texts; everything else says what it wants.
export function platformsOf(propertyData: Answers): ListingPlatform[] {
  if (propertyData["propertyType"] === "vacation_rental") return ["airbnb", "vrbo", "website"];
  if (propertyData["propertyType"] === "real_estate") return ["mls", "social", "marketing"];
  const { selectedPlatforms, platform } = propertyData;
  const wished = new Set(Array.isArray(selectedPlatforms) ? selectedPlatforms : [platform]);
  const known = ORDERED_PLATFORMS.filter((name) => wished.has(name));
  return known.length > 0 ? known : ["airbnb"];
}

type Data = Readonly<Record<string, unknown>>;

type PropertyPictures = { photos: string[]; plans: string[] };

// Each form keeps its pictures under names of its own; this is the one place that knows them all.
export function picturesOf(data: Data): PropertyPictures {
  const uploaded = data[DRAFT_PICTURES.photos];
  // Some callers hand on the whole answer of the upload.
  const nested: Data = isRecord(uploaded) ? uploaded : {};
  return {
    photos: once([data["images"], data["photos"], uploaded, nested["photos"]]),
    plans: once([[data["floorPlan"]], data[DRAFT_PICTURES.plans], nested["floorplans"]]),
  };
}

function isRecord(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function once(lists: unknown[]): string[] {
  const urls = lists.flatMap((list) => (Array.isArray(list) ? list : []));
  return [...new Set(urls.filter((url): url is string => typeof url === "string" && url !== ""))];
}

// A half bath is half of one; a bathroom of no known type is one.
export function countBathrooms(rooms: readonly unknown[]): number {
  return rooms.reduce<number>((sum, room) => sum + (isHalf(room) ? 0.5 : 1), 0);
}

function isHalf(room: unknown): boolean {
  if (typeof room !== "object" || room === null || !("type" in room)) return false;
  return typeof room.type === "string" && room.type.trim().toLowerCase() === "half";
}

export function addressOf(answers: Answers): string | null {
  const addresses = ADDRESS_KEYS.map((key) => answers[key]);
  const found = addresses.find((address) => typeof address === "string" && address.trim() !== "");
  return typeof found === "string" ? found.trim() : null;
}

// Requests of the owner or a manager about the wording. They are no facts and never printed: a person acts on them.
export function wishesIn(answers: Answers): string | null {
  const wishes = answers["wording_wishes"];
  return typeof wishes === "string" && wishes.trim() !== "" ? wishes.trim() : null;
}
