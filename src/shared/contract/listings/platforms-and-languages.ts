import { z } from "zod";
import { LANGUAGES, LISTING_EXPORTS, LISTING_PLATFORMS, RENTAL_PLATFORMS } from "../../contract-values.ts";
import { defineEndpoint } from "../endpoint.ts";
import { IncomingId } from "../incoming.ts";
import { ReadListing } from "./listings.ts";

export const addPlatform = defineEndpoint({
  method: "POST",
  path: "/api/listing/{id}/platforms",
  summary: "Write a listing for another platform from the same facts, at no charge; asking again changes nothing",
  params: z.object({ id: IncomingId }),
  body: z.object({ platform: z.enum(RENTAL_PLATFORMS) }),
  response: ReadListing,
});

// Of GET /api/listing/{id}/export, which answers with a file.
export const ExportWish = z.object({
  platform: z.enum(LISTING_PLATFORMS),
  format: z.enum(LISTING_EXPORTS),
  language: z.enum(LANGUAGES).optional(),
});

const TranslatedSection = z.object({
  heading: z.string(),
  // The field's name in that language.
  ownHeading: z.string(),
  text: z.string(),
  maxChars: z.number().int().nullable(),
  where: z.string().nullable(),
  // The facts are those of the English sentence.
  sentences: z.array(z.object({ text: z.string(), source: z.string(), facts: z.array(z.string()) })),
});

const Translation = z.object({
  platform: z.enum(LISTING_PLATFORMS),
  language: z.enum(LANGUAGES),
  // The version of the English text that it was made of.
  version: z.number().int(),
  isCurrent: z.boolean(),
  sections: z.array(TranslatedSection),
  // English sentences that no translation was proven for, and why.
  leftOut: z.array(z.object({ heading: z.string(), source: z.string(), reason: z.string() })),
  // Translated sentences whose English sentence is gone or changed, and English ones that are new.
  outdated: z.array(z.object({ heading: z.string(), text: z.string() })),
  news: z.array(z.object({ heading: z.string(), source: z.string() })),
});
export type Translation = z.infer<typeof Translation>;

// Without a language model there is nothing to ask for.
const Translations = z.object({ isAvailable: z.boolean(), translations: z.array(Translation) });
export type Translations = z.infer<typeof Translations>;

const ListingId = z.object({ id: IncomingId });

export const getTranslations = defineEndpoint({
  method: "GET",
  path: "/api/listing/{id}/translations",
  summary: "The versions of a listing's texts in other languages",
  params: ListingId,
  response: Translations,
});

export const translateListing = defineEndpoint({
  method: "POST",
  path: "/api/listing/{id}/translations",
  summary: "Have a text of a listing in another language, or bring it up to date; asking again changes nothing",
  params: ListingId,
  body: z.object({
    platform: z.enum(LISTING_PLATFORMS),
    language: z.enum(LANGUAGES),
    // The version of the English text that the host has seen.
    version: z.number().int().min(1).max(1_000_000),
  }),
  response: Translations,
});

export type ExportWish = z.infer<typeof ExportWish>;
