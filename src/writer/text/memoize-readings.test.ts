import { expect, it } from "vitest";
import { memoizeReadings } from "./memoize-readings.ts";

function counted(bounds: { most: number; longest?: number }) {
  const asked: string[] = [];
  const read = memoizeReadings((text) => {
    asked.push(text);
    return text.startsWith("-") ? null : { length: text.length };
  }, bounds);
  return { read, asked };
}

it("reads the same text once, also where there is nothing to read in it", () => {
  const { read, asked } = counted({ most: 10 });
  expect(read("a lake")).toBe(read("a lake"));
  expect([read("-"), read("-")]).toEqual([null, null]);
  expect(asked).toEqual(["a lake", "-"]);
});

it("forgets what was not asked for lately, and never what was", () => {
  const { read, asked } = counted({ most: 10 });
  read("kept");
  read("forgotten");
  for (let at = 0; at < 20; at++) {
    read(`other ${at}`);
    read("kept");
  }
  expect(asked.filter((text) => text === "kept")).toHaveLength(1);
  read("forgotten");
  expect(asked.filter((text) => text === "forgotten")).toHaveLength(2);
});

it("keeps the readings of one text apart by what else was asked", () => {
  const read = memoizeReadings((text, unit: string) => `${text} ${unit}`, {
    most: 10,
    keyOf: (text, unit) => `${unit}\n${text}`,
  });
  expect([read("5", "min"), read("5", "km"), read("5", "min")]).toEqual(["5 min", "5 km", "5 min"]);
});

it("keeps no text that is longer than its bound", () => {
  const { read, asked } = counted({ most: 10, longest: 5 });
  read("longer");
  read("longer");
  expect(asked).toEqual(["longer", "longer"]);
});
