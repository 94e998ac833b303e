import { z } from "zod";
import { MAX_FILE_BYTES, MAX_FLOORPLANS, MAX_IMAGES } from "../../contract-values.ts";
import { defineEndpoint } from "../endpoint.ts";
import { keptText } from "../incoming.ts";
import { DraftParams, DraftQuery } from "./intake.ts";

export const uploadImages = defineEndpoint({
  method: "POST",
  path: "/api/upload-images",
  summary: "Keep JPEG, PNG or WebP pictures and answer their addresses in the order sent",
  files: { images: { noun: "image", maxFiles: MAX_IMAGES, maxBytes: MAX_FILE_BYTES } },
  response: z.object({ imageUrls: z.array(z.string()) }),
});

// The form also names the draft, as the text "draftId".
export const uploadPropertyFiles = defineEndpoint({
  method: "POST",
  path: "/api/upload-property-files",
  summary: "Keep a manager's photos and floor plans (images, or the first page of a PDF) with a draft",
  files: {
    photos: { noun: "photo", maxFiles: MAX_IMAGES, maxBytes: MAX_FILE_BYTES },
    floorplans: { noun: "floorplan", maxFiles: MAX_FLOORPLANS, maxBytes: MAX_FILE_BYTES },
  },
  response: z.object({ photos: z.array(z.string()), floorplans: z.array(z.string()) }),
});

const FINDING_STATES = ["seen", "confirmed", "struck"] as const;

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

const Sayable = z.object({ key: z.string(), label: z.string() });

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

const MOST_MARKS = 500;

export const hasFewMarks = (marks: object) => Object.keys(marks).length <= MOST_MARKS;

// By the finding's id.
export const MarkId = keptText(200);

export const FindingChanges = z.record(MarkId, z.enum(FINDING_STATES)).refine(hasFewMarks, "has too many entries");

// Pictures that were looked at; null where nothing is looked at.
export const Analysis = z.object({ done: z.number().int(), total: z.number().int() }).nullable();

const PictureQuestion = z.object({
  question: z.string(),
  // The finding that asks it: struck, it asks no more.
  finding: z.string(),
  // The section of the form whose answer may be wrong.
  section: z.string().nullable(),
});
export type PictureQuestion = z.infer<typeof PictureQuestion>;

const DraftPictures = z.object({
  photos: z.array(z.string()),
  plans: z.array(z.string()),
  // What each of the photos shows, in their order; null while unknown.
  rooms: z.array(z.string().nullable()),
  findings: z.array(Finding),
  saying: Saying,
  questions: z.array(PictureQuestion),
  analysis: Analysis,
});
export type DraftPictures = z.infer<typeof DraftPictures>;

export const getDraftPictures = defineEndpoint({
  method: "GET",
  path: "/api/intake/{id}/pictures",
  summary: "A draft's photos and plans and what they show; only a manager can",
  params: DraftParams,
  query: DraftQuery,
  response: DraftPictures,
});

const LARGEST_REMOVAL = 100;
const LARGEST_ORDER = 500;

export const changeDraftPictures = defineEndpoint({
  method: "PATCH",
  path: "/api/intake/{id}/pictures",
  summary: "Confirm, strike out or say what pictures show, reorder photos or take them out; only a manager can",
  params: DraftParams,
  query: DraftQuery,
  body: z.object({
    findings: FindingChanges.optional(),
    // By their addresses.
    remove: z.array(keptText(500)).max(LARGEST_REMOVAL).optional(),
    // The photos in their new order; those that it does not name stay behind them, in theirs.
    order: z.array(keptText(500)).max(LARGEST_ORDER).optional(),
  }),
  response: DraftPictures,
});

export type FindingState = (typeof FINDING_STATES)[number];

export type Finding = z.infer<typeof Finding>;

export type Sayable = z.infer<typeof Sayable>;

export type Saying = z.infer<typeof Saying>;

export type Analysis = z.infer<typeof Analysis>;
