import { expect, test } from "vitest";
import { blockedIn, type GivenFact } from "../../checked-text.test-support.ts";

const note = (field: string, key: string, value: string): GivenFact => ({ key, value, field });
const FACTS: GivenFact[] = [
  { key: "home.type", value: "apartment" },
  { key: "home.scope", value: "entire" },
  { key: "guests", value: 4 },
  { key: "beds", value: 2 },
  { key: "amenity.kitchen", value: true },
  { key: "amenity.bathtub", value: true },
  { key: "amenity.pool", value: "shared pool", qualifiers: { access: "shared" } },
  note("kitchen_notes", "space", "copper pans, good knives"),
  note("bedroom_notes", "space", "double on the mezzanine, sofa bed below"),
  note("things_to_note", "note", "gulls are loud in May"),
  note("nearby_places", "nearby", "Ventry beach 12 min walk"),
  note("nearby_places", "nearby", "sulphur baths 9 min walk"),
];

const blocked = (text: string) => blockedIn({ text, facts: FACTS, writer: "model" });

test.each([
  "The bathtub is copper.",
  "The sofa bed is on the mezzanine.",
  "Ventry beach is at the end of the garden.",
  "The apartment has its own sulphur bath.",
  "The apartment stands on the sand.",
  "Gulls are never seen.",
  "Seals swim at dawn.",
  "The pool has a shallow end.",
  "Laundry is done for you.",
  "A gardener looks after everything.",
  "Your neighbors are musicians.",
  "The pool is always warm.",
])("what is told of another thing, or of none, blocks: %s", (text) => {
  expect(blocked(text)).not.toEqual([]);
});

test.each([
  "The pans are copper.",
  "The double is on the mezzanine.",
  "The sofa bed is below.",
  "Gulls are noisy in May.",
  "The kitchen has copper pans and good knives.",
  "Musicians are happy here.",
  "Open the windows, and push the doors open.",
])("what a note tells of the thing itself passes: %s", (text) => {
  expect(blocked(text)).toEqual([]);
});

test("the embedded writer's sentences are not held to it", () => {
  expect(blockedIn({ text: "The bathtub is copper.", facts: FACTS })).toEqual([]);
});
