import { expect, test } from "vitest";
import type { Listing } from "../listing.ts";
import { sampleListing } from "../sample-listing.ts";
import { unsupportedClaims } from "./unsupported-claims.ts";
import { unsupportedNumbers } from "./unsupported-numbers.ts";

const kinds = (text: string, changes: Partial<Listing> = {}) => {
  const listing = sampleListing(changes);
  return [...unsupportedClaims(listing, text), ...unsupportedNumbers(listing, text)].map(({ kind }) => kind);
};

test.each([
  "A whole two-bedroom condo in Denver's Park View, for four.",
  "Take the elevator up. The pool is shared with the building.",
  "Cook in the kitchen, get online with the wifi, and leave the car on the street for free.",
  "The 43-inch TV has Netflix.",
  "Two full bathrooms and a half bath keep the morning line short.",
  "One of the three beds is yours to choose.",
  "Street parking is free.",
  "Denver condo for four with pool, shared",
])("an honest text has nothing unsupported: %s", (text) => {
  expect(kinds(text)).toEqual([]);
});

test.each([
  ["There is a hot tub.", ["amenity (hot tub)"]],
  ["The pool is heated and the sauna is hot.", ["amenity (sauna)", "shared, but not said to be"]],
  ["A private pool, not shared.", ["called private"]],
  ["There is no elevator.", ["denied though given"]],
  ["There is no sauna.", ["denied without a fact"]],
  ["The lake view is from the balcony.", ["amenity (view: lakes?)", "amenity (balcony)"]],
  ["Restaurants are nearby.", ["amenity (places nearby)", "amenity (distance)"]],
  ["Five minutes to go.", ["amenity (distance)", "number"]],
  ["A 50-inch TV.", ["number"]],
  ["Two king beds.", ["amenity (bed size)"]],
  ["The temperature is yours to set.", ["amenity (thermostat)"]],
  ["The third bedroom is small.", ["number"]],
  ["Free parking in the garage.", ["amenity (garage)"]],
  ["A desk in the living room.", ["amenity (living room)", "amenity (desk)"]],
])("%s", (text, expected) => {
  expect(kinds(text)).toEqual(expected);
});

test("words inside longer names are not claims of their own", () => {
  const amenities = ["Pool table", "Hair dryer", "Dishwasher", "Drying rack for clothing", "Fireplace guards"];
  const text = "A pool table, a hair dryer, a dishwasher, a drying rack and fireplace guards.";
  expect(kinds(text, { amenities })).toEqual([]);
  expect(kinds("A pool, a dryer, a washer and a fireplace.", { amenities })).toHaveLength(4);
});

test("a patio or balcony is neither of them for certain", () => {
  const amenities = ["Private patio or balcony"];
  expect(kinds("There is a private patio or balcony.", { amenities })).toEqual([]);
  expect(kinds("There is a private balcony.", { amenities })).toEqual(["amenity (balcony)"]);
});

test("free, gas and heated need a fact of their own", () => {
  const amenities = ["Paid parking on premises", "BBQ grill", "Shared outdoor pool - heated"];
  expect(kinds("Free parking.", { amenities })).toEqual(["qualifier"]);
  expect(kinds("A gas grill.", { amenities })).toEqual(["qualifier"]);
  expect(kinds("A shared heated outdoor pool.", { amenities })).toEqual([]);
});
