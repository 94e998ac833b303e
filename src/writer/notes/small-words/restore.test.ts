import { expect, test } from "vitest";
import { readForSmallWords, restoreSmallWords } from "./restore.ts";
import { canBecome, slotted } from "./slots.ts";

test("a sentence is what it says and the small words before each of it", () => {
  expect(slotted("There is a rowing boat at the jetty, and two vests.")).toEqual({
    words: ["rowing", "boat", "at", "jetty", "two", "vests"],
    slots: ["there is a", "", "", "the", ", and", ""],
  });
});

test("pronouns are small words at a beginning only", () => {
  expect(slotted("we bark at you")).toEqual({ words: ["bark", "at", "you"], slots: ["we", "", ""] });
});

test("a dash stands between words, brackets go with theirs, and a last small word is a word", () => {
  expect(slotted("the view - river (north)")).toEqual({
    words: ["view", "river", "(north)"],
    slots: ["the", "-", ""],
  });
  expect(slotted("a balcony to sit on")).toEqual({
    words: ["balcony", "to", "sit", "on"],
    slots: ["a", "", "", ""],
  });
});

test("marks that words cannot carry are left to others", () => {
  expect(slotted("a desk; an oak one")).toBeNull();
  expect(slotted("the door to the")).toBeNull();
});

test.each([
  ["", "the", true],
  [",", ", and a", true],
  [",", "with", true],
  [",", "", true],
  ["-", "with the", true],
  ["-", "", true],
  ["-", "-", false],
  ["", "not", false],
  ["", "never the", false],
  ["the", "a", false],
  ["the", "in the", true],
  ["", ". the", false],
  [",", ". the", true],
  [",", ", so", false],
  ["", "but", false],
])("%j can become %j: %j", (typed, put, can) => {
  expect(canBecome(typed, put)).toBe(can);
});

// None of these notes was used to train the network.
const NOTES: [field: string, note: string][] = [
  ["living_notes", "corner sofa, projector with a screen that rolls down, shelves of travel books"],
  ["things_to_note", "no lift, 61 steps up, bags can wait at the bakery next door"],
  ["public_transport", "tram 9 stops outside, 12 minutes to Central Station"],
  ["kitchen_notes", "induction hob, no oven, big table for eight"],
  ["outdoor_notes", "shared courtyard, two benches under the walnut tree"],
  ["host_interaction", "Marta lives above, speaks German and Polish"],
  ["house_rules", "no shoes on the tatami, quiet after 22"],
];

const SMALL =
  /^(?:an?|the|is|are|was|were|has|have|there|you|your|we|our|it|its|and|with|on|from|will|can|be|which|this|in|at|by|of|to|for|they|that|do|does|who|where|kitchen|bathroom|beds?|bedroom|area|parking|away)$/;

function restored(note: string, field: string): string | undefined {
  const read = readForSmallWords(note, { field, isWhole: false });
  return (read && restoreSmallWords(read)?.text) ?? undefined;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];

test.each(NOTES)("%s: %s keeps its words in their order, and small words alone come in", (field, note) => {
  const told = wordsOf(restored(note, field) ?? "");
  let at = 0;
  for (const word of wordsOf(note)) {
    while (told[at] !== undefined && told[at] !== word) {
      expect(told[at]).toMatch(SMALL);
      at += 1;
    }
    expect(told[at]).toBe(word);
    at += 1;
  }
  expect(told.slice(at).every((word) => /^(?:away|there|beds?|bedroom)$/.test(word))).toBe(true);
});

test("missing articles, verbs and an and come back", () => {
  expect(restored("pharmacy, convenience store, bars, post office", "neighborhood_description")).toBe(
    "There is a pharmacy, a convenience store, bars and a post office.",
  );
  expect(restored("whole apartment is yours after check in", "guest_access")).toBe(
    "The whole apartment is yours after check in.",
  );
});
