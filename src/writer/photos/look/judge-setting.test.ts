import { expect, test } from "vitest";
import type { Picture } from "#writer/inference/decode-picture.ts";
import type { SeenObject } from "../photo-finding.ts";
import { judgeSetting, measureScene } from "./judge-setting.ts";

type Colour = [number, number, number];
const BLUE: Colour = [90, 150, 220];
const CLOUD: Colour = [205, 212, 225];
const WALL: Colour = [226, 220, 208];
const LEAF: Colour = [70, 110, 50];
const OAK: Colour = [170, 130, 85];

// Equal stripes from top to bottom.
function stripes(...colours: Colour[]): Picture {
  const side = 48;
  const pixels = new Uint8Array(side * side * 3);
  for (let at = 0; at < side * side; at++) {
    const stripe = Math.floor((Math.floor(at / side) / side) * colours.length);
    pixels.set(colours[stripe] ?? WALL, at * 3);
  }
  return { pixels, widthPx: side, heightPx: side };
}

function toilet(score: number): SeenObject[] {
  return [{ label: "toilet", score, box: [0, 0, 1, 1] }];
}

test("sky reaches down from the upper edge, clouds included", () => {
  expect(measureScene(stripes(BLUE, [150, 190, 226], CLOUD, OAK)).sky).toBeGreaterThan(0.24);
  expect(measureScene(stripes(BLUE, OAK)).sky).toBeCloseTo(0.5, 1);
});

test("a blue sofa under a wall is no sky, and oak is not green", () => {
  expect(measureScene(stripes(WALL, BLUE))).toEqual({ sky: 0, green: 0 });
  expect(measureScene(stripes(WALL, OAK)).green).toBe(0);
  expect(measureScene(stripes(WALL, LEAF)).green).toBeCloseTo(0.5, 1);
});

test("sky and lawn are outdoors, walls with a bed are indoors", () => {
  const bed = [{ label: "bed", score: 0.8, box: [0, 0, 1, 1] as [number, number, number, number] }];
  expect(judgeSetting([], measureScene(stripes(BLUE, LEAF))).outdoor).toBe(true);
  expect(judgeSetting(bed, measureScene(stripes(WALL, OAK))).outdoor).toBe(false);
  // A window with a view does not turn a bedroom into a garden.
  expect(judgeSetting(bed, { sky: 0.15, green: 0.08 }).outdoor).toBe(false);
});

test("a doubtful sighting hardly counts against a landscape", () => {
  expect(judgeSetting(toilet(0.35), { sky: 0.02, green: 0.1 }).outdoor).toBe(true);
  expect(judgeSetting(toilet(0.8), { sky: 0.02, green: 0.1 }).outdoor).toBe(false);
});
