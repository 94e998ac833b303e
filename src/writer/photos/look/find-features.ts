import {
  area,
  type Box,
  overlapArea,
  type PhotoFeature,
  type PhotoFeatureKey,
  type SeenObject,
  type Setting,
} from "../photo-finding.ts";

type Rule = { key: PhotoFeatureKey; label: string; least: number; isIndoors: boolean };

// How sure the detector must be before a thing is stated. It knows no pools, hot tubs, fireplaces, bathtubs or views,
// so no rule can state one.
const RULES: Rule[] = [
  { key: "bed", label: "bed", least: 0.6, isIndoors: true },
  { key: "sofa", label: "couch", least: 0.6, isIndoors: true },
  { key: "tv", label: "tv", least: 0.6, isIndoors: true },
  { key: "microwave", label: "microwave", least: 0.6, isIndoors: true },
  { key: "refrigerator", label: "refrigerator", least: 0.6, isIndoors: true },
  { key: "toilet", label: "toilet", least: 0.6, isIndoors: true },
  { key: "sink", label: "sink", least: 0.5, isIndoors: true },
  { key: "bikes", label: "bicycle", least: 0.7, isIndoors: false },
];
const SURE = 0.6;
const PLAIN_OVEN = 0.7;
const SURE_SETTING = 0.7;
const TABLE = 0.42;
const CHAIR = 0.5;
const CHAIRS_AT_A_TABLE = 2;
// How far from a table its chairs stand, in shares of the table.
const REACH = 0.1;

export function findFeatures(objects: SeenObject[], setting: Setting): PhotoFeature[] {
  const isInside = !setting.outdoor && setting.confidence >= SURE_SETTING;
  const stated = RULES.filter(({ isIndoors }) => isInside || !isIndoors).flatMap(({ key, label, least }) => {
    const score = best(objects, label);
    return score >= least ? [{ key, confidence: score }] : [];
  });
  if (!isInside) return stated;
  return [...stated, ...ovenIn(objects), ...bedsIn(objects), ...tableIn(objects), ...deskIn(objects)];
}

// A grill on a roofed terrace looks like an oven, but has no kitchen around it.
function ovenIn(objects: SeenObject[]): PhotoFeature[] {
  const confidence = best(objects, "oven");
  const isInKitchen = ["sink", "refrigerator", "microwave"].some((label) => best(objects, label) > 0);
  return confidence >= (isInKitchen ? SURE : PLAIN_OVEN) ? [{ key: "oven", confidence }] : [];
}

// Two that lie side by side are two beds; two above each other are a bunk.
function bedsIn(objects: SeenObject[]): PhotoFeature[] {
  const [first, second] = sure(objects, "bed", SURE);
  if (!first || !second) return [];
  const confidence = Math.min(first.score, second.score);
  if (isAbove(first.box, second.box)) return [{ key: "bunk-bed", confidence }];
  const isApart = overlapArea(first.box, second.box) < 0.25 * Math.min(area(first.box), area(second.box));
  return isApart ? [{ key: "two-beds", confidence, count: 2 }] : [];
}

function isAbove(a: Box, b: Box): boolean {
  const across = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const narrower = Math.min(a[2] - a[0], b[2] - b[0]);
  const [upper, lower] = a[1] < b[1] ? [a, b] : [b, a];
  return (
    across > 0.7 * narrower && lower[1] > (upper[1] + upper[3]) / 2 && upper[3] - lower[1] < 0.3 * (lower[3] - lower[1])
  );
}

// A table that chairs stand at; a low one between armchairs is none.
function tableIn(objects: SeenObject[]): PhotoFeature[] {
  const chairs = sure(objects, "chair", CHAIR);
  const laid = sure(objects, "dining table", TABLE).map(({ score, box }) => ({
    confidence: Math.max(score, SURE),
    count: chairs.filter((chair) => overlapArea(chair.box, grown(box)) > 0).length,
  }));
  const [table] = laid.toSorted((a, b) => b.count - a.count);
  return table && table.count >= CHAIRS_AT_A_TABLE ? [{ key: "dining-table", ...table }] : [];
}

function grown([left, top, right, bottom]: Box): Box {
  const [x, y] = [(right - left) * REACH, (bottom - top) * REACH];
  return [left - x, top - y, right + x, bottom + y];
}

function deskIn(objects: SeenObject[]): PhotoFeature[] {
  const machine = Math.max(best(objects, "laptop"), best(objects, "keyboard"));
  const chair = best(objects, "chair");
  return Math.min(machine, chair) >= SURE ? [{ key: "workspace", confidence: Math.min(machine, chair) }] : [];
}

function sure(objects: SeenObject[], label: string, least: number): SeenObject[] {
  return objects.filter((object) => object.label === label && object.score >= least);
}

function best(objects: SeenObject[], label: string): number {
  return Math.max(0, ...objects.filter((object) => object.label === label).map(({ score }) => score));
}
