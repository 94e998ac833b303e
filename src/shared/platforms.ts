import type { PropertyData } from "./contract/orders.ts";
import { type ListingPlatform, ORDERED_PLATFORMS } from "./contract-values.ts";

export const PLATFORM_LABELS: Record<ListingPlatform, string> = {
  airbnb: "Airbnb",
  vrbo: "VRBO",
  website: "Website",
  mls: "MLS",
  social: "Social Media",
  marketing: "Marketing Materials",
  booking: "Booking.com",
};

// The vacation rental and real estate forms sell three texts; everything else says what it wants.
export function platformsOf(propertyData: PropertyData): ListingPlatform[] {
  if (propertyData["propertyType"] === "vacation_rental") return ["airbnb", "vrbo", "website"];
  if (propertyData["propertyType"] === "real_estate") return ["mls", "social", "marketing"];
  const { selectedPlatforms, platform } = propertyData;
  const wished = new Set(Array.isArray(selectedPlatforms) ? selectedPlatforms : [platform]);
  const known = ORDERED_PLATFORMS.filter((name) => wished.has(name));
  return known.length > 0 ? known : ["airbnb"];
}
