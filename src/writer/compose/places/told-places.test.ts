import { describe, expect, it } from "vitest";
import { describeProperty, PropertyInput } from "#writer/write-description.ts";

function areaOf(nearby_places: string, more: Record<string, unknown> = {}): string {
  const property = PropertyInput.parse({
    formType: "detailed",
    address: "Edinburgh, United Kingdom",
    property_type: "Entire apartment",
    bedrooms: 2,
    maxGuests: 4,
    living_notes: "old beams, a piano, sun all day",
    kitchen_notes: "gas hob, long table for eight",
    neighborhood_description: "quiet cobbled street, old trees",
    best_thing: "quiet flat with a view of the castle",
    nearby_places,
    ...more,
  });
  const { sections } = describeProperty({ property, options: { platform: "airbnb" } });
  return sections.map(({ text }) => text).join("\n");
}

describe("what a host says of a place at some length", () => {
  const area = areaOf(
    [
      "Salisbury Arms - quirky bar, 30 seconds",
      "Holyrood Park - stone's throw, loads of walks, 2 ponds with swans",
      "St. Mark's - great coffee, fresh bread, 5-10 min on foot",
      "Leith Walk - 12 min walk",
    ].join("\n"),
  );

  it("is told in sentences, with nothing in brackets", () => {
    expect(area).toMatch(/Salisbury Arms/);
    expect(area).toMatch(/30 seconds/);
    expect(area).toMatch(/2 ponds with swans/);
    expect(area).toMatch(/great coffee/);
    expect(area).not.toMatch(/[()]|in the area/);
  });

  it("comes nearest first, with the others in between", () => {
    const at = ["Salisbury Arms", "Holyrood Park", "St. Mark's", "Leith Walk"].map((name) => area.indexOf(name));
    expect(at.every((place) => place >= 0)).toBe(true);
    expect(at).toEqual(at.toSorted((one, other) => one - other));
  });
});

it("a place keeps the capital of its name", () => {
  expect(areaOf("Water of Leith - walking trails, runs through the area")).toContain("Water of Leith");
});

it("places that were told elsewhere are not told again", () => {
  const area = areaOf("Broughton Street - bars and shops\nUsher Hall - concerts", {
    neighborhood_description: "Broughton Street is near, with bars and shops.",
  });
  expect(area.match(/Broughton Street/g)).toHaveLength(1);
});

it("what is said of several places has no other subject", () => {
  expect(areaOf("airports, intl + domestic - very handy")).toContain("There are airports. They are very handy.");
});

it("what is too long for a passage is told by its name", () => {
  const lines = Array.from({ length: 60 }, (_, at) => `Place ${at} - ${"good food, music, ".repeat(8)}${at} min`);
  expect(areaOf(lines.join("\n"))).toMatch(/place 1\b/i);
});

describe("what the area was said to have", () => {
  const said = {
    neighborhood_description: "East Colfax is half a mile off, with venues and food. Bars and cafes at the corner.",
  };

  it.each([
    ["East Colfax - venues, half a mile", "East Colfax", 1],
    ["bars - night out", "bars", 1],
    ["East Colfax - venues, a vintage cinema, record shops, half a mile", "cinema", 1],
  ])("%s", (places, words, times) => {
    const told = areaOf(`${places}\nLeith Walk - 12 min walk`, said);
    expect(told.match(new RegExp(words, "gi"))).toHaveLength(times);
  });

  it("is known by the long and the short name of a street", () => {
    const told = areaOf("Leith St, Ann Street", {
      neighborhood_description: "There are pubs on Leith Street and Ann St.",
    });
    expect(told.match(/Leith/g)).toHaveLength(1);
  });
});
