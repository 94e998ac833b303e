// Of boxes that overlap more than this, one object is meant.
const SAME_OBJECT_OVERLAP = 0.5;

// A box that lies almost wholly inside a larger one of the same kind is a part of it.
const INSIDE_SHARE = 0.85;
// All between 0 and 1, measured on the picture as decoded for looking at.
export type Light = {
  brightness: number;
  contrast: number;
  colourfulness: number;
  sharpness: number;
  flatness: number;
};

// A box in shares of the upright picture: left, top, right, bottom between 0 and 1.
export type Box = [left: number, top: number, right: number, bottom: number];
export type SeenObject = { label: string; score: number; box: Box };

export type Room =
  | "bedroom"
  | "kitchen"
  | "bathroom"
  | "living_room"
  | "dining_room"
  | "workspace"
  | "balcony_terrace"
  | "exterior";
export const NOT_SURE = "not sure";

export type Setting = { outdoor: boolean; confidence: number };
export type RoomJudgement = { room: Room | typeof NOT_SURE; confidence: number };
// Named like the amenities of the ledger where there is one.
export type PhotoFeatureKey =
  | "bed"
  | "two-beds"
  | "bunk-bed"
  | "sofa"
  | "tv"
  | "dining-table"
  | "oven"
  | "microwave"
  | "refrigerator"
  | "toilet"
  | "sink"
  | "workspace"
  | "bikes";
// The count is of what can be seen: a table with six chairs in the picture may have eight.
export type PhotoFeature = { key: PhotoFeatureKey; confidence: number; count?: number };

// What keeps a photo from being a good one, or makes it one to think twice about.
export type PhotoNote = "person" | "text" | "screenshot" | "dark" | "blurred" | "small" | "portrait";

export type Quality = Light & { widthPx: number; heightPx: number; score: number; notes: PhotoNote[] };

export type PhotoFinding = RoomJudgement & {
  outdoor: boolean;
  outdoorConfidence: number;
  objects: SeenObject[];
  features: PhotoFeature[];
  quality: Quality;
};

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
