import type { Dimensions } from "./parse-size.ts";
import type { RoomKind } from "./room-words.ts";

export type PlanRoom = {
  name: string;
  kind: RoomKind;
  dimensions: Dimensions | null;
  areaM2: number | null;
  // The caption of the floor it is drawn on, or null when the plan names none.
  floor: string | null;
};

// null means not sure.
export type PlanFinding = {
  labels: string[];
  rooms: PlanRoom[];
  floors: string[];
  bedrooms: number | null;
  bathrooms: number | null;
  areaM2: number | null;
};
