import { expect, test } from "vitest";
import { judgeText } from "./reader.ts";

function reading(text: string): number {
  const judgment = judgeText(text, "kitchen_notes");
  if (!judgment) throw new Error("too long to be read");
  return judgment.good - judgment.broken;
}

test.each([
  ["The kitchen has a gas hob and an oven.", "There is kitchen gas hob and have oven."],
  ["There is a coffee maker, and the fridge is new.", "There is a coffee maker is a new fridge."],
  ["The oven is new, with a microwave above it.", "The oven is new, with a microwave are above it."],
])("%s reads better than %s", (good, broken) => {
  expect(reading(good)).toBeGreaterThan(reading(broken) + 0.3);
});

test("capitals and a full stop at the end do not matter", () => {
  expect(reading("the kitchen has an oven")).toBe(reading("The kitchen has an oven."));
});

test("a text of more pieces than can be read at once is not judged", () => {
  expect(judgeText("The kitchen has an oven. ".repeat(40), "kitchen_notes")).toBeNull();
});
