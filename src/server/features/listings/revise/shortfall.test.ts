import { expect, test } from "vitest";
import { shortfallOf } from "./revise-listing.ts";

const before = "Two rooms by the lake.";

test.each([
  { content: "Two rooms.", length: "short", shortfall: 0 },
  { content: "Two rooms at the lake.", length: "short", shortfall: 1 },
  { content: "Two rooms by the lake!!!", length: "short", shortfall: 3 },
  { content: "Two rooms by the lake, and a boat.", length: "long", shortfall: 0 },
  { content: "Two rooms.", length: "long", shortfall: 13 },
  { content: "Two rooms by the lake, and a boat.", length: "standard", shortfall: 0 },
  { content: "Two rooms.", length: null, shortfall: 0 },
  { content: before, length: null, shortfall: Number.POSITIVE_INFINITY },
  { content: before, length: "short", shortfall: Number.POSITIVE_INFINITY },
] as const)("$content falls short of the wish for a $length text by $shortfall", ({ content, length, shortfall }) => {
  expect(shortfallOf(content, { before, length })).toBe(shortfall);
});
