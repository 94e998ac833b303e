import { z } from "zod";
import { BOUNDS, MAX_IMAGES } from "../listing-bounds.ts";
import { StoredFileUrl } from "../stored-file.ts";
import { AddressLine } from "./address-line.ts";
import { defineEndpoint } from "./endpoint.ts";
import { IncomingId, keptText, trimmedText } from "./incoming.ts";

const Bedrooms = z.number().int().min(BOUNDS.bedrooms.min).max(BOUNDS.bedrooms.max);
const Bathrooms = z.number().min(BOUNDS.bathrooms.min).max(BOUNDS.bathrooms.max).multipleOf(BOUNDS.bathrooms.step);
const MaxGuests = z.number().int().min(BOUNDS.maxGuests.min).max(BOUNDS.maxGuests.max);
const Photos = z.array(StoredFileUrl).max(MAX_IMAGES);

export const startExpress = defineEndpoint({
  method: "POST",
  path: "/api/intake/express",
  summary: "Start an express listing from its quick details",
  body: z.object({
    property_address: AddressLine,
    bedrooms: Bedrooms,
    bathrooms: Bathrooms,
    maxGuests: MaxGuests.default(1),
    photos: Photos.default([]),
    platform: z.literal("airbnb").default("airbnb"),
    petFriendly: z.boolean().default(false),
    floorPlan: StoredFileUrl.nullable().default(null),
  }),
  response: z.object({ jobId: z.string() }),
});

export const FINDING_STATES = ["seen", "confirmed", "struck"] as const;
export type FindingState = (typeof FINDING_STATES)[number];

// One thing recognised in a photo or on the floor plan.
const ExpressFinding = z.object({
  id: z.string(),
  source: z.enum(["photo", "plan"]),
  // Which photo, counted from 0; null on the plan.
  photo: z.number().int().nullable(),
  label: z.string(),
  // From 0 to 1.
  confidence: z.number(),
  state: z.enum(FINDING_STATES),
});
export type ExpressFinding = z.infer<typeof ExpressFinding>;

// Two things that cannot both hold. Nobody has to answer.
const ExpressQuestion = z.object({
  id: z.string(),
  question: z.string(),
  choices: z.array(z.object({ id: z.string(), label: z.string() })),
});
export type ExpressQuestion = z.infer<typeof ExpressQuestion>;

const ExpressPreview = z.object({
  platform: z.literal("airbnb"),
  property_address: z.string(),
  total_bedrooms: z.number(),
  total_bathrooms: z.number(),
  capacity: z.number(),
  pet_friendly: z.boolean(),
  // In the order of the listing; the first one is its cover.
  images: z.array(z.string()),
  floor_plan: z.string().nullable(),
  // What each of the images shows, in their order; null while unknown.
  rooms: z.array(z.string().nullable()),
  findings: z.array(ExpressFinding),
  questions: z.array(ExpressQuestion),
  // Pictures that were looked at; null where nothing is looked at.
  analysis: z.object({ done: z.number().int(), total: z.number().int() }).nullable(),
});
export type ExpressPreview = z.infer<typeof ExpressPreview>;

const params = z.object({ jobId: IncomingId });
const response = z.object({ success: z.literal(true), preview: ExpressPreview });

export const getExpressPreview = defineEndpoint({
  method: "GET",
  path: "/api/intake/express/{jobId}",
  summary: "Read an express listing before it is paid; only whoever started it can",
  params,
  response,
});

const MarkId = keptText(200);
const MOST_MARKS = 500;
const hasFewMarks = (marks: object) => Object.keys(marks).length <= MOST_MARKS;

export const changeExpressPreview = defineEndpoint({
  method: "PATCH",
  path: "/api/intake/express/{jobId}",
  summary: "Correct an express listing before it is paid; what is left out stays as it is",
  params,
  body: z.object({
    property_address: AddressLine.optional(),
    bedrooms: Bedrooms.optional(),
    bathrooms: Bathrooms.optional(),
    maxGuests: MaxGuests.optional(),
    petFriendly: z.boolean().optional(),
    // Its own photos in another order, or fewer of them, or those that were taken out before.
    photos: Photos.optional(),
    findings: z.record(MarkId, z.enum(FINDING_STATES)).refine(hasFewMarks, "has too many entries").optional(),
    // The id of a question and of the choice that answers it.
    answers: z.record(MarkId, MarkId).refine(hasFewMarks, "has too many entries").optional(),
  }),
  response,
});
export type ExpressChange = z.infer<typeof changeExpressPreview.body>;
