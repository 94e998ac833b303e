import { expect, test } from "vitest";
import { rearrangePhotos } from "./use-drag-order.ts";

test.for([
  ["c", "cover", "cab"],
  ["b", "earlier", "bac"],
  ["a", "earlier", "abc"],
  ["b", "later", "acb"],
  ["c", "later", "abc"],
  ["b", "remove", "ac"],
] as const)("photo %s, moved %s, makes %s", ([photo, move, expected]) => {
  expect(rearrangePhotos(["a", "b", "c"], photo, move).join("")).toBe(expected);
});

test.for([
  ["c", "a", "cab"],
  ["a", "c", "bca"],
  ["a", "b", "bac"],
] as const)("photo %s, dropped on %s, makes %s", ([photo, onto, expected]) => {
  expect(rearrangePhotos(["a", "b", "c"], photo, { onto }).join("")).toBe(expected);
});
