import { expect, test } from "vitest";
import { shortfallOf } from "./shortfall.ts";

const before = "Two rooms by the lake.";

test.each([
  ["a shorter text", "Two rooms.", "short", 0],
  ["a text as long, in other words", "Two rooms at the lake.", "short", 1],
  ["a longer text", "Two rooms by the lake!!!", "short", 3],
  ["a longer text", "Two rooms by the lake, and a boat.", "long", 0],
  ["a shorter text", "Two rooms.", "long", 13],
  ["a longer text", "Two rooms by the lake, and a boat.", "standard", 0],
  ["a shorter text", "Two rooms.", null, 0],
  ["the same text", before, null, Number.POSITIVE_INFINITY],
  ["the same text", before, "short", Number.POSITIVE_INFINITY],
] as const)("%s (%s) falls short of the wish for %s by %s", (_which, content, length, shortfall) => {
  expect(shortfallOf(content, { before, length })).toBe(shortfall);
});
