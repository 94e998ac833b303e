import { expect, test } from "vitest";
import { describeProperty, PropertyInput } from "#writer/write-description.ts";

function textWith(nearbyPlaces: string): string {
  const property = PropertyInput.parse({
    address: "Bled, Slovenia",
    property_type: "Entire cottage",
    bedrooms: 2,
    bathrooms: 1,
    maxGuests: 4,
    nearby_places: nearbyPlaces,
  });
  return describeProperty({ property, options: { platform: "airbnb", seed: 1 } }).content;
}

test("places told in whole sentences are told with their distances, never as things of a list", () => {
  const text = textWith("The lake is a 6 minute walk.\nThe station is a 10 minute walk");
  expect(text).toContain("lake is a 6-minute walk away");
  expect(text).toContain("station is a 10-minute walk away");
  expect(text).not.toMatch(/walk (?:are|is) /);
});

test.each([
  ["The bus stops at the door.\nDeer come in the morning\nHolt's", "The bus stops at the door."],
  ["Mario's serves the best pizza in town.\nHolt's", "Mario's serves the best pizza in town."],
  ["The lake has a small beach. The water is warm.", "The lake has a small beach. The water is warm."],
  ["The nearest supermarket, Lidl, is 5 minutes by car", "The nearest supermarket, Lidl, is 5 minutes by car."],
])("%s: a sentence without a distance stands alone", (places, told) => {
  expect(textWith(places)).toContain(told);
});

test("a sentence about a place with an article begins with a capital", () => {
  expect(textWith("the castle - near\nthe Grassmarket - restaurants, entertainment")).toContain(
    "The Grassmarket has restaurants and entertainment.",
  );
});

test("yards say how far it is", () => {
  expect(textWith("Bled Castle - 450 yds\nLidl - 750 yds")).toMatch(/Bled Castle is 450 yards away/);
});

function titleWith(nearbyPlaces: string): string {
  return textWith(nearbyPlaces).split("\n")[1] ?? "";
}

test("a title names a sight within a walk, and no shop, no drive and nothing far", () => {
  expect(titleWith("Bled Castle - 9 min walk")).toContain("9 min to Bled Castle");
  for (const line of ["Lidl - 3 min walk", "Mercator - supermarket - 4 min", "Bled Castle - 9 min drive"])
    expect(titleWith(line)).not.toContain("min to");
  expect(titleWith("Bled Castle - 25 min walk")).not.toContain("min to");
});

test.each([
  ["Lilliput Stores - shop - 2 min", /has a shop/],
  ["St Patrick's, Christchurch - cathedrals - walk", /with cathedrals|have cathedrals/],
  ["Jasna - lake - 10 min", /with a lake|has a lake/],
])("what a place is is not what it has: %s", (line, wrong) => {
  expect(textWith(line)).not.toMatch(wrong);
});

test("two places as far are told together", () => {
  expect(textWith("Care Plus - on site\nShare Mobile - on site")).toContain("Care Plus and Share Mobile are on site");
});

test.each([
  ["light rail - 5 min", "The light rail is 5 minutes away."],
  ["33rd St - path, 30", "33rd St"],
  ["Bled Castle - across street", "across the street"],
  ["Dublin Castle, St. Patrick's Cathedral, Temple Bar", "Dublin Castle, St. Patrick's Cathedral and Temple Bar"],
])("%s", (line, told) => {
  const text = textWith(`${line}\nLidl - 25 min`);
  expect(text).toContain(told);
  expect(text).not.toMatch(/\([^)]*\d\)|\b[Aa] light rail/);
});
