import type { Picture } from "#writer/inference/decode-picture.ts";
import type { SeenObject, Setting } from "../photo-finding.ts";

// Two neighbours of the sky differ by less than this in all three colours together.
const SKY_STEP = 24;

// How strongly one certain sighting speaks for outdoors (above zero) or indoors (below). Chairs, tables and plants
// stand on both sides of the door and say nothing.
const OBJECT_WEIGHTS: Record<string, number> = {
  car: 4,
  truck: 4,
  boat: 4,
  bicycle: 2,
  bench: 2,
  umbrella: 3,
  surfboard: 1,
  bird: 1,
  kite: 1,
  bed: -6,
  toilet: -6,
  refrigerator: -5,
  microwave: -5,
  tv: -4,
  oven: -2.5,
  sink: -3,
  couch: -1.5,
  book: -3,
  laptop: -3,
  keyboard: -3,
  "hair drier": -2,
  toothbrush: -2,
};
const SKY_WEIGHT = 14;
const GREEN_WEIGHT = 14;
// Without any sky or green a photo is taken indoors, unless its objects say otherwise.
const BIAS = -1.6;
// Rooms are full of things that detectors know; a front or a landscape has hardly any.
const EMPTY_WEIGHT = 1.2;
const FULL_WEIGHT = -0.5;

export function judgeSetting(objects: SeenObject[], colours: SceneColours): Setting {
  const strongest = new Map<string, number>();
  for (const { label, score } of objects) strongest.set(label, Math.max(score, strongest.get(label) ?? 0));
  // Squared, so that a doubtful sighting hardly counts.
  const fromObjects = [...strongest].reduce(
    (sum, [label, score]) => sum + score ** 2 * (OBJECT_WEIGHTS[label] ?? 0),
    0,
  );
  const certain = objects.filter(({ score, label }) => score >= 0.4 && label !== "potted plant").length;
  const fromColours = SKY_WEIGHT * Math.min(colours.sky, 0.35) + GREEN_WEIGHT * Math.min(colours.green, 0.25);
  const fromCount = certain === 0 ? EMPTY_WEIGHT : certain > 3 ? FULL_WEIGHT : 0;
  const evidence = BIAS + fromColours + fromObjects + fromCount;
  const probability = 1 / (1 + Math.exp(-evidence));
  return { outdoor: probability > 0.5, confidence: Math.max(probability, 1 - probability) };
}

// Shares of the picture: sky that reaches the upper edge, and the green of plants.
type SceneColours = { sky: number; green: number };

// On a picture of a few thousand pixels: more would only add noise.
export function measureScene(picture: Picture): SceneColours {
  const count = picture.widthPx * picture.heightPx;
  let green = 0;
  for (let at = 0; at < count; at++) if (isLeafGreen(colourAt(picture, at))) green++;
  return { sky: skyPixels(picture) / count, green: green / count };
}

// Spreads from the upper edge through what is blue, and from there into pale clouds of almost the same colour.
function skyPixels(picture: Picture): number {
  const { widthPx, heightPx } = picture;
  const isSky = new Uint8Array(widthPx * heightPx);
  const open: number[] = [];
  const take = (at: number) => {
    isSky[at] = 1;
    open.push(at);
  };
  for (let at = 0; at < widthPx; at++) if (isBlue(colourAt(picture, at))) take(at);
  let found = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    found++;
    const here = colourAt(picture, at);
    for (const next of neighbours(at, widthPx, heightPx)) {
      if (isSky[next] === 1) continue;
      const there = colourAt(picture, next);
      if (isBlue(there) || isCloudBeside(here, there)) take(next);
    }
  }
  return found;
}

function neighbours(at: number, widthPx: number, heightPx: number): number[] {
  const column = at % widthPx;
  const below = at + widthPx < widthPx * heightPx ? [at + widthPx] : [];
  return [...(column > 0 ? [at - 1] : []), ...(column < widthPx - 1 ? [at + 1] : []), ...below];
}

type Colour = [red: number, green: number, blue: number];

function colourAt({ pixels }: Picture, at: number): Colour {
  return [pixels[at * 3] ?? 0, pixels[at * 3 + 1] ?? 0, pixels[at * 3 + 2] ?? 0];
}

function isBlue([red, green, blue]: Colour): boolean {
  return blue > red + 12 && blue >= green - 4 && blue > 95;
}

function isCloudBeside(here: Colour, [red, green, blue]: Colour): boolean {
  const step = Math.abs(here[0] - red) + Math.abs(here[1] - green) + Math.abs(here[2] - blue);
  return step < SKY_STEP && blue >= red && blue > 150;
}

// Yellowish wood has almost as much red and more blue than leaves do.
function isLeafGreen([red, green, blue]: Colour): boolean {
  const brightest = Math.max(red, green, blue);
  const isColourful = brightest - Math.min(red, green, blue) > 0.14 * brightest;
  const isWood = red > green * 0.985 && blue > green * 0.8;
  return green > 35 && green > blue * 1.12 && green >= red * 0.98 && isColourful && !isWood;
}
