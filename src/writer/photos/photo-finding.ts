import type { Light } from "./measure-quality.ts";

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
  fingerprint: string;
};
