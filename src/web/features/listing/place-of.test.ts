import { expect, test } from "vitest";
import { placeOf } from "./assemble-texts.ts";

test.for([
  ["2450 Boucherie Road, West Kelowna, BC, V4T 3A1, Canada", "West Kelowna, BC"],
  ["12 Pine Road, Oslo", "Oslo"],
  ["West Kelowna", "West Kelowna"],
  ["West Kelowna, BC", "West Kelowna, BC"],
  ["Main Street, Springfield, IL 62704, USA", "Springfield, IL"],
  ["18 Mile Bay", null],
  ["Flat 4, 9 High Street, London, SW1A 1AA", "London"],
  ["", null],
  [null, null],
] as const)("of %j the texts say %j", ([address, place]) => {
  expect(placeOf(address)).toBe(place);
});
