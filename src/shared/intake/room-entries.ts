import { z } from "zod";
import { isStorable } from "./is-storable.ts";

export const BED_TYPES = [
  "King",
  "Queen",
  "Double",
  "Twin",
  "Bunk",
  "Sofa bed",
  "Futon",
  "Daybed",
  "Murphy",
  "Crib",
  "Other",
] as const;
export type BedType = (typeof BED_TYPES)[number];

export const BATHROOM_TYPES = ["Full", "Half", "Ensuite", "Shared", "Shower Only", "Tub Only"] as const;

const MOST_ROOMS = 30;
const MOST_BEDS = 10;
const MOST_FEATURES = 12;
const LONGEST_NAME = 60;
const LONGEST_NOTES = 300;

const Text = (longest: number) =>
  z
    .string()
    .max(longest, `is longer than ${longest} characters`)
    .refine(isStorable, "contains a character that cannot be saved");
const Name = Text(LONGEST_NAME);

const BedroomEntry = z.strictObject({
  room: Name,
  beds: z
    .array(
      z.strictObject({
        id: Name.refine((id) => id !== "", "is missing"),
        type: z.enum(BED_TYPES, "is not a known bed type"),
      }),
    )
    .max(MOST_BEDS, `has more than ${MOST_BEDS} beds`),
  features: z.array(Name).max(MOST_FEATURES, `has more than ${MOST_FEATURES} features`),
});
export type BedroomEntry = z.infer<typeof BedroomEntry>;

const BathroomEntry = z.strictObject({
  label: Name,
  // Empty until it is chosen.
  type: z.enum(["", ...BATHROOM_TYPES], "is not a known bathroom type"),
  notes: Text(LONGEST_NOTES),
});
export type BathroomEntry = z.infer<typeof BathroomEntry>;

export const BedroomEntries = z.array(BedroomEntry).max(MOST_ROOMS, `has more than ${MOST_ROOMS} rooms`);
export const BathroomEntries = z.array(BathroomEntry).max(MOST_ROOMS, `has more than ${MOST_ROOMS} rooms`);
