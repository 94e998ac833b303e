import { z } from "zod";
import { BOUNDS, LISTING_PLATFORMS, LONGEST_OWN_WORDS, MOST_BEDS } from "../../contract-values.ts";
import { defineEndpoint } from "../endpoint.ts";
import { IncomingId, keptText } from "../incoming.ts";
import { withinBounds } from "../incoming-answers.ts";
import { ReadListing } from "./listings.ts";

const ListingId = z.object({ id: IncomingId });

const count = ({ min, max, step }: { min: number; max: number; step: number }) =>
  z.number().min(min).max(max).multipleOf(step).optional();

// What is different about the home now. Counts and answers replace what was said; an amenity is added or taken off.
const FactChanges = z.object({
  counts: z
    .object({
      maxGuests: count(BOUNDS.maxGuests),
      bedrooms: count(BOUNDS.bedrooms),
      beds: count({ min: 1, max: MOST_BEDS, step: 1 }),
      bathrooms: count(BOUNDS.bathrooms),
    })
    .default({}),
  // One of the form's amenities, or a thing in the host's own words.
  added: z.array(keptText(LONGEST_OWN_WORDS)).max(30).default([]),
  removed: z.array(keptText(500)).max(100).default([]),
  // Under the ids of the intake form; null takes an answer back.
  answers: z.record(z.string(), z.unknown()).check(withinBounds).default({}),
});
export type FactChanges = z.infer<typeof FactChanges>;

const FactChangeBody = z.object({
  changes: FactChanges,
  // Whether the form behind the order, as it is now, is taken over first.
  isFromForm: z.boolean().default(false),
});

const SentenceChange = z.object({ heading: z.string(), before: z.string().nullable(), after: z.string().nullable() });
export type SentenceChange = z.infer<typeof SentenceChange>;

// A sentence the host has locked that rests on something that changed.
const LockedSentence = z.object({ heading: z.string(), text: z.string(), isFalse: z.boolean() });

const TextPreview = z.object({
  platform: z.enum(LISTING_PLATFORMS),
  version: z.number().int(),
  changes: z.array(SentenceChange),
  locked: z.array(LockedSentence),
  // What is new and in no sentence of this text, each with the reason.
  untold: z.array(z.object({ label: z.string(), why: z.string() })),
});
export type TextPreview = z.infer<typeof TextPreview>;

export const previewFacts = defineEndpoint({
  method: "POST",
  path: "/api/listing/{id}/facts/preview",
  summary: "What would change in the texts of a listing if these facts changed; nothing is changed",
  params: ListingId,
  body: FactChangeBody,
  response: z.object({ texts: z.array(TextPreview), news: z.array(z.string()) }),
});

export const changeFacts = defineEndpoint({
  method: "POST",
  path: "/api/listing/{id}/facts",
  summary: "Change facts of a listing: only the sentences that rest on them are rewritten, in every text",
  params: ListingId,
  body: FactChangeBody.extend({
    // The versions that the host has seen the changes of.
    seen: z
      .array(z.object({ platform: z.enum(LISTING_PLATFORMS), version: z.number().int().min(1).max(1_000_000) }))
      .max(20),
  }),
  response: ReadListing,
});

const OutdatedSentence = z.object({
  platform: z.enum(LISTING_PLATFORMS),
  heading: z.string(),
  text: z.string(),
  // What it rests on that is no longer so.
  because: z.array(z.string()),
});
export type OutdatedSentence = z.infer<typeof OutdatedSentence>;

// A sentence about a time that is over.
const OverSentence = z.object({
  platform: z.enum(LISTING_PLATFORMS),
  heading: z.string(),
  text: z.string(),
  why: z.string(),
  // What takes it out of the home's details; null where they do not have the words.
  takeOut: FactChanges.nullable(),
  // The host's own answer that has the words, to say it anew.
  answer: z.object({ field: z.string(), words: z.string() }).nullable(),
});
export type OverSentence = z.infer<typeof OverSentence>;

const ListingFacts = z.object({
  outdated: z.array(OutdatedSentence),
  over: z.array(OverSentence),
  // What a title or an opening leads with and is closed at present.
  closed: z.array(z.object({ platform: z.enum(LISTING_PLATFORMS), advice: z.string() })),
  // Whether the form behind the order says something else than the texts were written from.
  isFormChanged: z.boolean(),
});
export type ListingFacts = z.infer<typeof ListingFacts>;

export const getListingFacts = defineEndpoint({
  method: "GET",
  path: "/api/listing/{id}/facts",
  summary: "Which sentences of a listing are out of date, and what was changed about its home since it was delivered",
  params: ListingId,
  response: ListingFacts,
});

export const confirmStillTrue = defineEndpoint({
  method: "POST",
  path: "/api/listing/{id}/still-true",
  summary: "Say that a sentence about a time that is over is still true; it is not asked about until the next season",
  params: ListingId,
  body: z.object({ platform: z.enum(LISTING_PLATFORMS), heading: keptText(100), sentence: keptText(2000) }),
  response: ListingFacts,
});

export const lockSentence = defineEndpoint({
  method: "POST",
  path: "/api/listing/{id}/lock",
  summary: "Lock a sentence, so that it stays whatever changes about the home, or unlock it",
  params: ListingId,
  body: z.object({
    platform: z.enum(LISTING_PLATFORMS),
    heading: keptText(100),
    sentence: keptText(2000),
    isLocked: z.boolean(),
  }),
  response: ReadListing,
});
