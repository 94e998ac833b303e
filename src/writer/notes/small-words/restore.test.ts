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
  ["is .", "is . it", true],
  ["is .", ". it is", false],
  ["is .", "is", false],
  [". it is", ", and it is", true],
  [". can", "can", false],
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
  /^(?:an?|the|this|these|is|are|was|were|has|have|be|been|will|can|do|does|you|yours?|we|our|it|its|they|their|there|here|that|which|who|where|while|and|with|of|in|on|at|by|to|from|for|into|onto|over|out|up|through|within|also|too|then|away|comes?|sits?|stands?|goes?|gets?|takes?|find|use|reach|home|beds?|bedrooms?|kitchen|bathrooms?|area|neighborhood|parking)$/;
const HOWEVER_UNSURE = { total: -999, tellable: -99 };

function restored(note: string, field: string, isWhole = false): string | undefined {
  const read = readForSmallWords(note, { field, isWhole });
  return read ? restoreSmallWords(read, HOWEVER_UNSURE)[0]?.text : undefined;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];

const ASKED = NOTES.flatMap(([field, note]) => [false, true].map((isWhole) => [field, note, isWhole] as const));

test.each(ASKED)("%s: %s keeps its words in their order, and small words alone come in", (field, note, isWhole) => {
  const told = wordsOf(restored(note, field, isWhole) ?? "");
  let at = 0;
  for (const word of wordsOf(note)) {
    while (told[at] !== undefined && told[at] !== word) {
      expect(told[at]).toMatch(SMALL);
      at += 1;
    }
    expect(told[at]).toBe(word);
    at += 1;
  }
  expect(told.slice(at).every((word) => /^(?:away|there|here|too|beds?|bedrooms?|parking)$/.test(word))).toBe(true);
});

test("missing articles, verbs and an and come back", () => {
  expect(restored("pharmacy, convenience store, bars, post office", "neighborhood_description")).toMatch(
    /^(?:The area has|There is) a pharmacy, a convenience store, bars and a post office\.$/,
  );
  expect(restored("whole apartment is yours after check in", "guest_access")).toBe(
    "The whole apartment is yours after check in.",
  );
});

test("what cannot be as sure as is asked is given up", () => {
  const read = readForSmallWords("garlic moon whom seldom", { field: "living_notes", isWhole: true });
  expect(read && restoreSmallWords(read, { total: -0.01, tellable: -0.01 })).toEqual([]);
});
