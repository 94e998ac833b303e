import { expect, test } from "vitest";
import type { Box, SeenObject } from "../photo-finding.ts";
import { judgeRoom } from "./judge-room.ts";

const SOMEWHERE: Box = [0.2, 0.2, 0.6, 0.6];
const INDOORS = { outdoor: false, confidence: 0.9 };
const OUTDOORS = { outdoor: true, confidence: 0.9 };

function see(...seen: [label: string, score: number][]): SeenObject[] {
  return seen.map(([label, score]) => ({ label, score, box: SOMEWHERE }));
}

test.each([
  ["bedroom", see(["bed", 0.8], ["chair", 0.5])],
  ["bathroom", see(["toilet", 0.7], ["sink", 0.5])],
  ["bathroom", see(["sink", 0.6], ["bottle", 0.3])],
  ["kitchen", see(["oven", 0.6], ["sink", 0.5], ["bottle", 0.4])],
  ["kitchen", see(["refrigerator", 0.7], ["chair", 0.5])],
  ["living_room", see(["couch", 0.7], ["tv", 0.5], ["potted plant", 0.4])],
  ["dining_room", see(["dining table", 0.5], ["chair", 0.7], ["chair", 0.7], ["chair", 0.6])],
] as const)("%s is told by what stands in it", (room, objects) => {
  expect(judgeRoom(objects, INDOORS).room).toBe(room);
});

test.each([
  ["nothing", see()],
  ["a faint sink", see(["sink", 0.25])],
  ["only a TV, which may stand in any room", see(["tv", 0.8])],
  ["a bed and a sofa, equally sure", see(["bed", 0.56], ["couch", 0.53])],
  ["a set table among kitchen appliances", see(["dining table", 0.5], ["chair", 0.7], ["chair", 0.6], ["oven", 0.4])],
])("%s is not sure", (_, objects) => {
  expect(judgeRoom(objects, INDOORS).room).toBe("not sure");
});

test("more evidence is more confidence", () => {
  const faint = judgeRoom(see(["bed", 0.45]), INDOORS);
  const plain = judgeRoom(see(["bed", 0.9]), INDOORS);
  expect(plain.confidence).toBeGreaterThan(faint.confidence);
});

test("outdoors, furniture makes a terrace and the same furniture no dining room", () => {
  const table = see(["dining table", 0.6], ["chair", 0.7], ["chair", 0.7], ["chair", 0.7]);
  expect(judgeRoom(table, OUTDOORS).room).toBe("balcony_terrace");
  expect(judgeRoom(table, INDOORS).room).toBe("dining_room");
  expect(judgeRoom(see(), OUTDOORS).room).toBe("not sure");
});
