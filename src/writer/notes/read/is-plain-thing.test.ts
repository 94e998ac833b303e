import { expect, it } from "vitest";
import { isPlainThing } from "./is-plain-thing.ts";

it.each([
  "open floor plan",
  "orchard with old apple trees",
  "bench just in front of the barn",
  "gate that locks",
  "2 large bedrooms",
  "lots of light",
  "yard full of roses",
  "heating in the hall and all the bedrooms so you stay warm",
])("is one: %s", (text) => {
  expect(isPlainThing(text)).toBe(true);
});

it.each([
  "very hip",
  "town in under 10",
  "cafes all kinds",
  "no better one",
  "all to yourself",
  "in the lane",
  "runs daily",
])("is none: %s", (text) => {
  expect(isPlainThing(text)).toBe(false);
});
