import { z } from "zod";
import { keptText } from "./incoming.ts";

export const FINDING_STATES = ["seen", "confirmed", "struck"] as const;
export type FindingState = (typeof FINDING_STATES)[number];

// One thing recognised in a photo or on a floor plan.
export const Finding = z.object({
  id: z.string(),
  source: z.enum(["photo", "plan"]),
  // Which photo, counted from 0; null on a plan.
  photo: z.number().int().nullable(),
  // Which plan, counted from 0; null in a photo.
  plan: z.number().int().nullable(),
  label: z.string(),
  // From 0 to 1.
  confidence: z.number(),
  state: z.enum(FINDING_STATES),
  // Said by a person of a photo in which it was not recognised; left open, it is no finding any more.
  isSaid: z.boolean(),
});
export type Finding = z.infer<typeof Finding>;

const Sayable = z.object({ key: z.string(), label: z.string() });
export type Sayable = z.infer<typeof Sayable>;

const SayablePhoto = z.object({
  // The first part of the id of all its marks; empty for a photo that is kept elsewhere, of which nothing can be said.
  picture: z.string(),
  // The key of the room that a person says it shows.
  room: z.string().nullable(),
  // The keys of what such a photo shows most often.
  likely: z.array(z.string()),
});

// What a person may say of each photo: the mark "picture/key" confirmed says it, and left open takes it back.
export const Saying = z.object({
  things: z.array(Sayable),
  rooms: z.array(Sayable),
  // In the order of the photos.
  photos: z.array(SayablePhoto),
});
export type Saying = z.infer<typeof Saying>;

const MOST_MARKS = 500;
export const hasFewMarks = (marks: object) => Object.keys(marks).length <= MOST_MARKS;

// By the finding's id.
export const MarkId = keptText(200);
export const FindingChanges = z.record(MarkId, z.enum(FINDING_STATES)).refine(hasFewMarks, "has too many entries");

// Pictures that were looked at; null where nothing is looked at.
export const Analysis = z.object({ done: z.number().int(), total: z.number().int() }).nullable();
export type Analysis = z.infer<typeof Analysis>;
