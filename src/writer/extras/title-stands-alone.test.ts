import { expect, test } from "vitest";
import { standsAlone, visiblePart } from "./suggest-titles.ts";

test.each([
  "Private hot tub, Denver condo",
  "Top floor of an 1887 townhouse, 5 min to PATH",
  "Hot tub and pool, two-bedroom condo in Jersey City",
  "A bed each for 6, three-bedroom cabin in Kelowna",
  "Panoramic view over the water from the fourth floor",
])("the first words of %s make sense alone", (title) => {
  expect(standsAlone(title)).toBe(true);
});

test.each([
  // Dangling words, half a name, half a thing, a number without its noun.
  "5 min to Grove St PATH, Jersey City apartment",
  "Boutique place 600 m from the Mount Vernon Metro",
  "Private garden suite with the sauna and a hot tub",
  "Apartment beside Wolfgang Amadeus Mozart Square",
  "Renovated farmhouse and private outdoor pool by the sea",
  "Condo with a balcony, walk of 12 minutes to the sea",
])("the first words of %s do not", (title) => {
  expect(standsAlone(title)).toBe(false);
});

test("no word is cut", () => {
  expect(visiblePart("Free street parking, two-bedroom apartment for 4")).toBe("Free street parking,");
  expect(visiblePart("Private room in Mount Pleasant, free parking")).toBe("Private room in Mount Pleasant");
  expect(visiblePart("Sea view")).toBe("Sea view");
});
