import { expect, test } from "vitest";
import { namesIn, withNames } from "./names-in-notes.ts";

const names = namesIn(
  ["Boston", "Beacon Hill"],
  [
    "10 min to Kits Beach",
    "Big House near the Dart. Great coffee",
    "we love the Gabba",
    "Zither on the wall",
    "the NY Gazette",
  ],
);

test.each([
  ["brownstone in beacon hill, near boston common", "brownstone in Beacon Hill, near Boston common"],
  ["5 min to kits beach", "5 min to Kits Beach"],
  ["the dart is close, and the gabba", "the Dart is close, and the Gabba"],
])("%s", (typed, told) => {
  expect(withNames(typed, names)).toBe(told);
});

test.each(["big house with a beach hut", "great coffee", "an old zither", "a hill in front, a beacon", "a gazette"])(
  "plain words stay small: %s",
  (typed) => {
    expect(withNames(typed, names)).toBe(typed);
  },
);

test("a long note takes no longer than its length", () => {
  const note = "abc ".repeat(5000);
  expect(withNames(note, names)).toBe(note);
});
