import { expect, test } from "vitest";
import type { Box, SeenObject } from "../photo-finding.ts";
import { findFeatures } from "./find-features.ts";

const INDOORS = { outdoor: false, confidence: 0.9 };
const OUTDOORS = { outdoor: true, confidence: 0.9 };

function seen(label: string, score: number, box: Box = [0.1, 0.1, 0.4, 0.4]): SeenObject {
  return { label, score, box };
}
const keys = (objects: SeenObject[], setting = INDOORS) => findFeatures(objects, setting).map(({ key }) => key);

test("only what is plainly seen is stated", () => {
  expect(keys([seen("tv", 0.7), seen("couch", 0.55), seen("microwave", 0.8)])).toEqual(["tv", "microwave"]);
});

test("an indoor thing is not stated outdoors, nor where the setting is doubtful", () => {
  expect(keys([seen("couch", 0.8), seen("sink", 0.8)], OUTDOORS)).toEqual([]);
  expect(keys([seen("tv", 0.8)], { outdoor: false, confidence: 0.55 })).toEqual([]);
  expect(keys([seen("bicycle", 0.8)], OUTDOORS)).toEqual(["bikes"]);
});

test("a grill without a kitchen around it is no oven", () => {
  expect(keys([seen("oven", 0.65), seen("bottle", 0.6)])).toEqual([]);
  expect(keys([seen("oven", 0.65), seen("refrigerator", 0.3)])).toEqual(["oven"]);
});

test("two beds side by side are two beds, two above each other a bunk", () => {
  const left = seen("bed", 0.8, [0, 0.5, 0.45, 1]);
  const right = seen("bed", 0.7, [0.5, 0.5, 1, 1]);
  const above = seen("bed", 0.7, [0.02, 0.1, 0.45, 0.45]);
  expect(keys([left, right])).toEqual(["bed", "two-beds"]);
  expect(keys([left, above])).toEqual(["bed", "bunk-bed"]);
});

test("a table needs chairs that stand at it", () => {
  const table = seen("dining table", 0.5, [0.4, 0.5, 0.7, 0.8]);
  const at = (left: number) => seen("chair", 0.6, [left, 0.5, left + 0.1, 0.9]);
  expect(findFeatures([table, at(0.38), at(0.65), at(0)], INDOORS)).toEqual([
    { key: "dining-table", confidence: 0.6, count: 2 },
  ]);
  expect(keys([table, at(0), at(0.1)])).toEqual([]);
});

test("a desk is a laptop with a chair", () => {
  expect(keys([seen("laptop", 0.7), seen("chair", 0.7)])).toEqual(["workspace"]);
  expect(keys([seen("laptop", 0.7)])).toEqual([]);
});
