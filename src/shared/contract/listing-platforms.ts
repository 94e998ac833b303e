import { z } from "zod";
import { LISTING_EXPORTS, LISTING_PLATFORMS, RENTAL_PLATFORMS } from "../contract-values.ts";
import { LANGUAGES } from "../languages.ts";
import { defineEndpoint } from "./endpoint.ts";
import { IncomingId } from "./incoming.ts";
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
export type ExportWish = z.infer<typeof ExportWish>;
