import { expect, test } from "vitest";
import type { FactChanges } from "#shared/contract/listings/listing-facts.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { applyChanges, withLaterFacts } from "./apply-changes.ts";

const NOTHING: FactChanges = { counts: {}, added: [], removed: [], answers: {} };
const change = (data: PropertyData, changes: Partial<FactChanges>) => applyChanges(data, { ...NOTHING, ...changes });

const main = { room: "Main", beds: [{ id: "a", type: "King" }], features: [] };
const loft = { room: "Loft", beds: [{ id: "b", type: "Twin" }], features: [] };

test("a bedroom more joins the list as one of which nothing is known; of fewer only the number holds", () => {
  expect(change({ bedrooms: 3 }, { counts: { bedrooms: 4 } })).toEqual({ bedrooms: 4 });
  const rooms = { bedrooms: [main, loft] };
  expect(change(rooms, { counts: { bedrooms: 3 } })).toEqual({
    bedrooms: [main, loft, { room: "Bedroom 3", beds: [], features: [] }],
  });
  expect(change(rooms, { counts: { bedrooms: 1 } })).toEqual({ bedrooms: 1 });
  expect(change(rooms, { counts: { bedrooms: 2 } })).toEqual(rooms);
});

test("a list of bathrooms counts a half bath as half of one", () => {
  const baths = [
    { label: "Hall", type: "Full", notes: "" },
    { label: "Porch", type: "Half", notes: "" },
  ];
  expect(change({ bathrooms: baths }, { counts: { bathrooms: 2.5 } })).toEqual({
    bathrooms: [...baths, { label: "Bathroom 3", type: "", notes: "" }],
  });
  expect(change({ bathrooms: baths }, { counts: { bathrooms: 2 } })).toEqual({ bathrooms: 2 });
});

test("guests that are changed are guests that were given", () => {
  const given = { formType: "express", maxGuests: 1, guestsGiven: false };
  expect(change(given, { counts: { maxGuests: 1 } })).toMatchObject({ maxGuests: 1, guestsGiven: true });
});

test("a thing the form has a box for is ticked, another is one more line, and what is gone leaves either list", () => {
  const data = { amenities: ["Wifi", "Pool"], features: "Piano\nCuckoo clock" };
  expect(change(data, { added: ["sauna", "Pizza oven", "wifi", " "], removed: ["Pool", "piano"] })).toEqual({
    amenities: ["Wifi", "Sauna"],
    features: "Cuckoo clock\nPizza oven",
  });
  expect(change({ features: ["Piano"] }, { added: ["Pizza oven"] })).toMatchObject({
    features: ["Piano", "Pizza oven"],
  });
});

test("an answer of the owner's that the host changes is the host's", () => {
  const data = { story: "Old.", elevator: "Yes", ownerAnswers: { story: true, elevator: true } };
  expect(change(data, { answers: { story: "New." } })).toEqual({
    story: "New.",
    elevator: "Yes",
    ownerAnswers: { elevator: true },
  });
});

test("null takes an answer back, and what is too long in all is refused", () => {
  expect(change({ story: "Old.", address: "Bend, OR" }, { answers: { story: null } })).toEqual({ address: "Bend, OR" });
  const full = { features: "x".repeat(3950) };
  expect(() => change(full, { added: ["y".repeat(100)] })).toThrow(/features is longer/);
});

test("writing again from the form keeps what was changed after the delivery", () => {
  const listing = {
    propertyData: { bedrooms: 4, story: "Old.", beds: 5 },
    factChanges: [{ at: "2026-11-16T00:00:00Z", fields: ["bedrooms", "beds", "noise"], facts: [] }],
  };
  expect(withLaterFacts({ bedrooms: 3, story: "New.", noise: ["Trains"] }, listing)).toEqual({
    bedrooms: 4,
    beds: 5,
    story: "New.",
  });
});
