import type { SceneColours } from "./measure-scene.ts";
import type { SeenObject, Setting } from "./photo-finding.ts";

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
