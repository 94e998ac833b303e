import { expect, test } from "vitest";
import { AMENITY_CONCEPTS } from "#writer/ledger/amenities/amenity-concepts.ts";
import { likelyThings, provedBy, SAID_ROOMS, SAYABLE_THINGS } from "./sayable-things.ts";

const KEYS = SAYABLE_THINGS.map(({ key }) => key);
const CONCEPT_KEYS = new Set(AMENITY_CONCEPTS.map((concept) => `amenity.${concept}`));

test("everything a person may say is an amenity that the writer knows, under a key of its own", () => {
  expect(SAYABLE_THINGS.filter(({ fact }) => !CONCEPT_KEYS.has(fact.key))).toEqual([]);
  expect(new Set(KEYS).size).toBe(KEYS.length);
});

test("a thing that has one word is kept under the key that vision uses, and each of several words under another", () => {
  expect(KEYS).toEqual(expect.arrayContaining(["amenity.pool", "amenity.patio:terrace", "amenity.patio:balcony"]));
});

test("what is likely, and what a room proves, can all be said", () => {
  const offered = [...SAID_ROOMS, "indoors" as const, null].flatMap((kind) => likelyThings(kind));
  const proved = SAID_ROOMS.map(provedBy).filter((key) => key !== null);
  expect([...offered, ...proved].filter((key) => !KEYS.includes(key))).toEqual([]);
  expect(likelyThings("exterior").slice(0, 2)).toEqual(["amenity.pool", "amenity.view-sea"]);
  expect(provedBy("gym")).toBe("amenity.gym");
  expect(provedBy("bedroom")).toBeNull();
});
