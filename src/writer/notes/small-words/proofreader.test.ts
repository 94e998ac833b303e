import { expect, test } from "vitest";
import { judgmentOf, readForSmallWords, readingOf, restoreSmallWords } from "./restore.ts";

// None of these notes was used to train the proofreader. Of each, the first telling reads well and the second does not.
const PAIRS: [field: string, note: string, well: string, badly: string][] = [
  [
    "kitchen_notes",
    "gas hob, oven, big fridge",
    "The kitchen has a gas hob, an oven and a big fridge.",
    "The gas hob is an oven with a big fridge.",
  ],
  [
    "neighborhood_description",
    "quiet, leafy, families",
    "The area is quiet and leafy, with families.",
    "The quiet is leafy and is families.",
  ],
  [
    "living_notes",
    "wood stove, record player",
    "There is a wood stove and a record player.",
    "The wood is a stove, with the record is a player.",
  ],
  [
    "outdoor_notes",
    "balcony with sea view",
    "There is a balcony with a sea view.",
    "There are balcony with the a sea view.",
  ],
  ["public_transport", "bus 12 outside the door", "Bus 12 is outside the door.", "The bus is 12 and outside the door."],
];

function readingIn(told: string, field: string, note: string): number {
  const read = readForSmallWords(note, { field, isWhole: true });
  const judged = read && judgmentOf(told, read);
  if (!judged) throw new Error(`${told} does not have the words of ${note}`);
  return readingOf(judged);
}

test.each(PAIRS)(
  "%s, %s: a sentence that reads well is told from one that does not",
  (...[field, note, well, badly]) => {
    expect(readingIn(well, field, note)).toBeGreaterThan(readingIn(badly, field, note) + 0.2);
  },
);

test("a judgment is made of shares of one", () => {
  const read = readForSmallWords("gas hob, oven", { field: "kitchen_notes", isWhole: true });
  const all = read ? restoreSmallWords(read) : [];
  expect(all.length).toBeGreaterThan(0);
  for (const { good, broken } of all) {
    expect(good).toBeGreaterThanOrEqual(0);
    expect(broken).toBeGreaterThanOrEqual(0);
    expect(good + broken).toBeLessThanOrEqual(1.000001);
  }
});

test("the telling that reads best stands first", () => {
  const read = readForSmallWords("corner flat, two balconies, light from three sides", {
    field: "living_notes",
    isWhole: true,
  });
  const readings = (read ? restoreSmallWords(read) : []).map(readingOf);
  expect(readings.length).toBeGreaterThan(1);
  expect(readings).toEqual(readings.toSorted((one, other) => other - one));
});

test("what does not have the note's words in their order cannot be judged", () => {
  const read = readForSmallWords("gas hob, oven", { field: "kitchen_notes", isWhole: true });
  expect(read && judgmentOf("The kitchen has an oven and a gas hob.", read)).toBeNull();
});
