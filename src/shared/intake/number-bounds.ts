import { BOUNDS } from "../listing-bounds.ts";

export type NumberBounds = { min: number; max: number; isWhole: boolean };

const LATEST_MINUTES = 600;
const ANY_NUMBER: NumberBounds = { min: 0, max: 10_000, isWhole: true };

const BOUNDS_OF: Record<string, NumberBounds> = {
  maxGuests: { min: BOUNDS.maxGuests.min, max: BOUNDS.maxGuests.max, isWhole: true },
  living_area: { min: 0, max: 100_000, isWhole: false },
  floor: { min: -5, max: 200, isWhole: true },
  entrance_steps: { min: 0, max: 1000, isWhole: true },
  levels: { min: 1, max: 20, isWhole: true },
  dining_seats: { min: 0, max: 100, isWhole: true },
  tv_size: { min: 10, max: 200, isWhole: true },
  wifi_speed: { min: 0, max: 10_000, isWhole: false },
  parking_spaces: { min: 0, max: 100, isWhole: true },
  minimum_age: { min: 16, max: 99, isWhole: true },
};

export function numberBounds(fieldId: string): NumberBounds {
  if (fieldId.endsWith("_minutes")) return { min: 0, max: LATEST_MINUTES, isWhole: true };
  return BOUNDS_OF[fieldId] ?? ANY_NUMBER;
}
