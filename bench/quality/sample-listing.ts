import type { Listing } from "./listing.ts";

// A made-up home for the tests, changed where a test needs it.
export function sampleListing(changes: Partial<Listing> = {}): Listing {
  return {
    id: "1",
    city: "Denver, CO",
    country: "United States",
    name: "",
    description: "",
    neighbourhood: "Park View",
    property_type: "Entire condo",
    room_type: "Entire home/apt",
    accommodates: 4,
    bedrooms: 2,
    beds: 3,
    bathrooms: 2.5,
    bathrooms_text: "2.5 baths",
    amenities: ["Wifi", "Kitchen", "Shared pool", "Free street parking", "43 inch HDTV with Netflix", "Elevator"],
    ...changes,
  };
}
