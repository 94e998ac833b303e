import { expect, test } from "vitest";
import { YORK_FLAT } from "#tests/support/samples/york-flat.ts";
import { describeProperty, PropertyInput } from "#writer/write-description.ts";

const ROOM = { ...YORK_FLAT, property_type: "Private room in home", room_type: "Private room", maxGuests: 2, beds: 1 };

function summaryOf(answers: Record<string, unknown>, seed = 1): string {
  const { sections } = describeProperty({
    property: PropertyInput.parse(answers),
    options: { platform: "airbnb", seed },
  });
  return sections.find(({ heading }) => heading === "Summary")?.text ?? "";
}

const SEEDS = Array.from({ length: 12 }, (_, at) => at);

test("guests do not share out the bathrooms", () => {
  for (const seed of SEEDS) expect(summaryOf(YORK_FLAT, seed)).not.toMatch(/bathrooms? for /);
  for (const seed of SEEDS) expect(summaryOf(YORK_FLAT, seed)).toMatch(/three beds and one bathroom/);
});

test.each([
  ["shared, down the hall", "with a shared bathroom"],
  ["own bathroom with a tub", "with a private bathroom"],
  ["", "in a home with one bathroom"],
])("the bathroom of a room (%s) is %s", (notes, told) => {
  const bathrooms = [{ label: "Bathroom", type: "Full", notes }];
  for (const seed of SEEDS) expect(summaryOf({ ...ROOM, bathrooms }, seed)).toContain(told);
});

test.each([
  ["Downtown", "in downtown York"],
  ["beacon hill", "in Beacon Hill, York"],
  ["newington, oxford street", "in Newington, York"],
  ["Royal Mile", "on the Royal Mile, York"],
  ["Commercial Drive", "on Commercial Drive, York"],
  ["just off the Royal Mile", "just off the Royal Mile"],
  ["between Temple Bar, Trinity and Grafton St", "between Temple Bar, Trinity and Grafton St"],
  ["Northern Quarter", "in the Northern Quarter, York"],
])("%s is told as %s", (neighborhood, told) => {
  expect(summaryOf({ ...YORK_FLAT, neighborhood })).toContain(told);
});

test("what its host calls a studio has no bedroom, though the form counts one", () => {
  const studio = { ...YORK_FLAT, bedrooms: 1, beds: 1, maxGuests: 2 };
  expect(summaryOf({ ...studio, living_notes: "bright studio with a balcony" })).not.toMatch(/one[- ]bedroom/);
  for (const note of ["yoga studio next door", "art studio in the garden"])
    expect(summaryOf({ ...studio, living_notes: note })).toMatch(/one[- ]bedroom/);
});

test("of an aparthotel one apartment is let", () => {
  expect(summaryOf({ ...YORK_FLAT, property_type: "Entire aparthotel" })).not.toContain("aparthotel");
});

test("where a check refuses the opening, what follows does not lean on it, and it is named as not used", () => {
  const best_thing = "a H Street deck";
  for (const seed of SEEDS) expect(summaryOf({ ...YORK_FLAT, best_thing }, seed)).not.toMatch(/^(?:It|All of it) /);
  const { unused } = describeProperty({
    property: PropertyInput.parse({ ...YORK_FLAT, best_thing }),
    options: { platform: "airbnb" },
  });
  expect(unused).toContainEqual({ field: "best_thing", words: best_thing });
});
