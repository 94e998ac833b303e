import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { PropertyData } from "./orders.ts";

export const LISTING_PLATFORMS = ["airbnb", "vrbo", "website", "mls", "social", "marketing"] as const;
export type ListingPlatform = (typeof LISTING_PLATFORMS)[number];

export const GeneratedDescription = z.object({
  id: z.string(),
  platformType: z.enum(LISTING_PLATFORMS),
  content: z.string(),
});
export type GeneratedDescription = z.infer<typeof GeneratedDescription>;

export const getListing = defineEndpoint({
  method: "GET",
  path: "/api/listing/{id}",
  summary: "Read a listing; only its purchaser can",
  params: z.object({ id: z.string() }),
  response: z.object({
    success: z.literal(true),
    propertyData: PropertyData,
    content: z.string(),
    descriptions: z.array(GeneratedDescription),
    orderId: z.string(),
    // When a guest's one-time view ends.
    viewEndsAt: z.iso.datetime().nullable(),
  }),
});

export const openListing = defineEndpoint({
  method: "POST",
  path: "/api/listing/{id}/open",
  summary: "Begin a guest's one-time view; asking again changes nothing",
  params: z.object({ id: z.string() }),
  response: z.object({ viewEndsAt: z.iso.datetime().nullable() }),
});
