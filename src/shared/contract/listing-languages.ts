import { z } from "zod";
import { LISTING_PLATFORMS } from "../contract-values.ts";
import { LANGUAGES } from "../languages.ts";
import { defineEndpoint } from "./endpoint.ts";
import { IncomingId } from "./incoming.ts";

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
