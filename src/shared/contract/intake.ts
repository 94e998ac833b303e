import { z } from "zod";
import { BOUNDS, MAX_IMAGES } from "../listing-bounds.ts";
import { defineEndpoint } from "./endpoint.ts";

export const DRAFT_MODES = ["rapid", "deep"] as const;

export const Draft = z.object({
  id: z.string(),
  mode: z.enum(DRAFT_MODES),
  form_data: z.record(z.string(), z.unknown()),
  updated_at: z.iso.datetime(),
});
export type Draft = z.infer<typeof Draft>;

export const startDraft = defineEndpoint({
  method: "POST",
  path: "/api/intake/property",
  summary: "Start a detailed draft under an address",
  body: z.object({ mode: z.literal("deep"), address: z.string().trim().min(1).max(500) }),
  response: z.object({ id: z.string() }),
});

export const getDraft = defineEndpoint({
  method: "GET",
  path: "/api/intake/{id}",
  summary: "Read a draft that the caller has a right to",
  params: z.object({ id: z.string() }),
  response: Draft,
});

// The address of a stored picture, as the upload call answers it.
const PictureUrl = z.string().max(500).startsWith("/files/");

export const startExpress = defineEndpoint({
  method: "POST",
  path: "/api/intake/express",
  summary: "Start an express listing from its quick details",
  body: z.object({
    property_address: z.string().trim().min(1).max(500),
    bedrooms: z.number().int().min(BOUNDS.bedrooms.min).max(BOUNDS.bedrooms.max),
    bathrooms: z.number().min(BOUNDS.bathrooms.min).max(BOUNDS.bathrooms.max).multipleOf(BOUNDS.bathrooms.step),
    maxGuests: z.number().int().min(BOUNDS.maxGuests.min).max(BOUNDS.maxGuests.max).default(1),
    photos: z.array(PictureUrl).max(MAX_IMAGES).default([]),
    platform: z.literal("airbnb").default("airbnb"),
    petFriendly: z.boolean().default(false),
    floorPlan: PictureUrl.nullable().default(null),
  }),
  response: z.object({ jobId: z.string() }),
});
