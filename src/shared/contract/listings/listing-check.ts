import { z } from "zod";
import { LISTING_PLATFORMS, LONGEST_LISTING_TEXT } from "../../contract-values.ts";
import { defineEndpoint } from "../endpoint.ts";
import { keptText } from "../incoming.ts";
import { IncomingProperty } from "../incoming-answers.ts";

// A listing as its host pasted it: places in it are counted from its first character, so it is not trimmed.
const ListingText = keptText(LONGEST_LISTING_TEXT).refine((text) => text.trim() !== "", "is empty");

export const ReadAnswer = z.object({
  // The id of a field of the intake form. Notes, choices and rooms may come in several answers of one field.
  field: z.string(),
  value: z.unknown(),
  // The exact words of the text that say it.
  quote: z.string(),
});
export type ReadAnswer = z.infer<typeof ReadAnswer>;

export const readListing = defineEndpoint({
  method: "POST",
  path: "/api/read-listing",
  summary: "Read a listing's text into answers of the intake form, each with the words it came from; nothing is kept",
  body: z.object({ text: ListingText }),
  response: z.object({ answers: z.array(ReadAnswer) }),
});

export const ListingFinding = z.object({
  rule: z.string(),
  severity: z.enum(["block", "warn"]),
  // A page with the day it was read, or the name of a guide of our own.
  source: z.string(),
  words: z.string(),
  // The place of the words, in characters of the text that was sent.
  start: z.number().int(),
  end: z.number().int(),
  suggestion: z.string(),
});
export type ListingFinding = z.infer<typeof ListingFinding>;

export const MissingAnswer = z.object({ field: z.string(), question: z.string() });
export type MissingAnswer = z.infer<typeof MissingAnswer>;

export const checkListing = defineEndpoint({
  method: "POST",
  path: "/api/check-listing",
  summary: "Check a listing's text for a platform; nothing is kept",
  body: z.object({
    text: ListingText,
    platform: z.enum(LISTING_PLATFORMS).default("airbnb"),
    form_data: IncomingProperty.optional(),
  }),
  response: z.object({ findings: z.array(ListingFinding), missing: z.array(MissingAnswer) }),
});
