import type { PropertyData } from "./contract/orders.ts";
import type { ListingPlatform } from "./contract-values.ts";
import { countBathrooms } from "./intake/count-bathrooms.ts";
import { platformsOf } from "./platforms.ts";
import { picturesOf } from "./property-pictures.ts";

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
export function readPropertyFacts(data: PropertyData): PropertyFacts {
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
export function isGuestCountKnown(data: PropertyData): boolean {
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
