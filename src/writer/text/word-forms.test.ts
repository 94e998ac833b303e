import { expect, test } from "vitest";
import { withArticle } from "./word-forms.ts";

test.each([
  ["oven", "an oven"],
  ["unit", "a unit"],
  ["hour", "an hour"],
  ["Uber", "an Uber"],
  ["United flag", "a United flag"],
  ["H Street location", "an H Street location"],
  ["H", "an H"],
  ["B Street location", "a B Street location"],
  ["1887 townhouse", "an 1887 townhouse"],
  ["18 m pool", "an 18 m pool"],
])("%s has the article of its sound", (noun, told) => {
  expect(withArticle(noun)).toBe(told);
});
