import type { Box, SeenObject } from "./photo-finding.ts";

// Of boxes that overlap more than this, one object is meant.
const SAME_OBJECT_OVERLAP = 0.5;
// A box that lies almost wholly inside a larger one of the same kind is a part of it.
const INSIDE_SHARE = 0.85;

// The most certain box of every object.
export function chooseBoxes(candidates: SeenObject[]): SeenObject[] {
  const chosen: SeenObject[] = [];
  for (const candidate of candidates.toSorted((a, b) => b.score - a.score)) {
    if (!chosen.some((object) => isSame(object, candidate))) chosen.push(candidate);
  }
  return chosen;
}

function isSame(chosen: SeenObject, candidate: SeenObject): boolean {
  if (chosen.label !== candidate.label) return false;
  const shared = overlapArea(chosen.box, candidate.box);
  const [ours, theirs] = [area(chosen.box), area(candidate.box)];
  if (shared / (ours + theirs - shared) > SAME_OBJECT_OVERLAP) return true;
  return shared > INSIDE_SHARE * Math.min(ours, theirs);
}

export function area([left, top, right, bottom]: Box): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}

export function overlapArea(a: Box, b: Box): number {
  return area([Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]);
}
