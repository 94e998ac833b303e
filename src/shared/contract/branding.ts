import { z } from "zod";
import { BRAND_TONES } from "../contract-values.ts";
import { defineEndpoint } from "./endpoint.ts";
import { trimmedText } from "./incoming.ts";

const Words = z.array(trimmedText(40).min(1)).max(20);

// How a member wants every description to sound.
export const BrandVoice = z.object({
  name: trimmedText(80).default(""),
  tone: z.enum(BRAND_TONES).nullable().default(null),
  wordsToUse: Words.default([]),
  wordsToAvoid: Words.default([]),
  signOff: trimmedText(200).default(""),
});
export type BrandVoice = z.infer<typeof BrandVoice>;

export const getBranding = defineEndpoint({
  method: "GET",
  path: "/api/account/branding",
  summary: "Read the brand voice of the signed-in member",
  response: BrandVoice,
});

export const putBranding = defineEndpoint({
  method: "PUT",
  path: "/api/account/branding",
  summary: "Keep the brand voice of the signed-in member",
  body: BrandVoice,
  response: BrandVoice,
});
