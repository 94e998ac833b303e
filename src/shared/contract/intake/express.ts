import { z } from "zod";
import { BOUNDS, MAX_IMAGES } from "../../contract-values.ts";
import { INTERVIEW_IDS } from "../../intake/interview.ts";
import { defineEndpoint } from "../endpoint.ts";
import { AddressLine, IncomingId, keptText, trimmedText } from "../incoming.ts";
import { IncomingAnswers } from "../incoming-answers.ts";
import { Teaser } from "../listings/listings.ts";
import { isStoredFileUrl, NOT_OURS } from "../stored-file.ts";
import { Analysis, Finding, FindingChanges, hasFewMarks, MarkId, Saying } from "./pictures.ts";

const Bedrooms = z.number().int().min(BOUNDS.bedrooms.min).max(BOUNDS.bedrooms.max);
const Bathrooms = z.number().min(BOUNDS.bathrooms.min).max(BOUNDS.bathrooms.max).multipleOf(BOUNDS.bathrooms.step);
const MaxGuests = z.number().int().min(BOUNDS.maxGuests.min).max(BOUNDS.maxGuests.max);
// As the upload calls answer it.
const StoredFileUrl = keptText(200).refine(isStoredFileUrl, NOT_OURS);
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
    // Whether a person gave the count; left out, a count of one may be what an empty field sends.
    guestsGiven: z.boolean().optional(),
    photos: Photos.default([]),
    platform: z.literal("airbnb").default("airbnb"),
    petFriendly: z.boolean().default(false),
    floorPlan: StoredFileUrl.nullable().default(null),
  }),
  response: z.object({ jobId: z.string() }),
});

// Two facts that cannot both be true. The question may stay unanswered.
const ExpressQuestion = z.object({
  id: z.string(),
  question: z.string(),
  choices: z.array(z.object({ id: z.string(), label: z.string() })),
});
export type ExpressQuestion = z.infer<typeof ExpressQuestion>;

// A question of which the description would gain, with the fields of the intake form that it fills in.
const NextQuestion = z.object({
  id: z.enum(INTERVIEW_IDS),
  question: z.string(),
  adds: z.string(),
  fields: z.array(z.string()),
});

// An option of the intake form that a photo shows and the host has not confirmed.
const SuggestedAnswer = z.object({ field: z.string(), option: z.string(), photo: z.number().int() });
export type SuggestedAnswer = z.infer<typeof SuggestedAnswer>;

const ExpressPreview = z.object({
  platform: z.literal("airbnb"),
  property_address: z.string(),
  total_bedrooms: z.number(),
  total_bathrooms: z.number(),
  capacity: z.number(),
  // False when the capacity is only the form's default, which is no fact.
  capacity_given: z.boolean(),
  pet_friendly: z.boolean(),
  // In the order of the listing; the first one is its cover.
  images: z.array(z.string()),
  floor_plan: z.string().nullable(),
  // What each of the images shows, in their order; null while unknown.
  rooms: z.array(z.string().nullable()),
  findings: z.array(Finding),
  saying: Saying,
  questions: z.array(ExpressQuestion),
  analysis: Analysis,
  // The town that the text will name, and other parts of the address that may be meant.
  place: z.object({ town: z.string().nullable(), others: z.array(z.string()) }),
  // Answers under the ids of the intake form.
  form_data: z.record(z.string(), z.unknown()),
  // The questions that would still add something, the greatest gain first.
  next: z.array(NextQuestion),
  suggested: z.array(SuggestedAnswer),
  // Null while too little is known to write anything.
  teaser: Teaser.nullable(),
  // Grows with every change.
  version: z.number().int(),
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
    // A count that is sent is given; false takes it back.
    guestsGiven: z.boolean().optional(),
    petFriendly: z.boolean().optional(),
    // As the text is to name it; null takes it from the address again.
    town: trimmedText(60).min(1).nullable().optional(),
    // Its own photos in another order, or fewer of them, or those that were taken out before.
    photos: Photos.optional(),
    // Uploaded by the same customer, to stand behind the others.
    addPhotos: Photos.optional(),
    findings: FindingChanges.optional(),
    // The id of a question and of the choice that answers it.
    answers: z.record(MarkId, MarkId).refine(hasFewMarks, "has too many entries").optional(),
    // Answers under the ids of the intake form; null clears one.
    form_data: IncomingAnswers.optional(),
  }),
  response,
});
export type ExpressChange = z.infer<typeof changeExpressPreview.body>;
