import { expect, test } from "vitest";
import { describeProperty, PropertyInput } from "#writer/write-description.ts";

function textFor(amenities: string[]): string {
  const property = PropertyInput.parse({
    address: "Whitby, United Kingdom",
    property_type: "Entire home",
    room_type: "Entire home/apt",
    bedrooms: 2,
    beds: 2,
    bathrooms: 1,
    maxGuests: 4,
    amenities,
  });
  return describeProperty({ property, options: { platform: "airbnb", seed: 1 }, seen: [] }).content;
}

test("a crib without a fee is not told with the fee of the high chair", () => {
  const text = textFor(["Crib", "Paid high chair - available upon request", "Hot tub"]);
  expect(text).toContain("crib");
  expect(text).not.toContain("fee");
  expect(text).not.toContain("high chair");
});

test("where all of it costs a fee, the fee is told", () => {
  expect(textFor(["Paid high chair - available upon request", "Hot tub"])).toMatch(/high chair[^.]*for a fee/);
});
