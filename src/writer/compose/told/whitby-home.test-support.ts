import { describeProperty, PropertyInput } from "#writer/write-description.ts";

const HOME = {
  address: "Whitby, United Kingdom",
  property_type: "Entire home",
  room_type: "Entire home/apt",
  bedrooms: 2,
  beds: 2,
  bathrooms: 1,
  maxGuests: 4,
  best_thing: "the oak stairs",
};

// Its whole text, with more or other answers.
export function textOf(more: Record<string, unknown>): string {
  return describeProperty({ property: PropertyInput.parse({ ...HOME, ...more }), options: { platform: "airbnb" } })
    .content;
}
