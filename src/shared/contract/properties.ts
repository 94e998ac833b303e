import { z } from "zod";
import { AddressLine } from "./address-line.ts";
import { defineEndpoint } from "./endpoint.ts";
import { GeneratedDescription } from "./listings.ts";
import { WithContent } from "./orders.ts";

export const LegacyProperty = z.looseObject({
  title: z.string().trim().min(1).max(200),
  address: AddressLine,
  propertyType: z.enum(["vacation_rental", "real_estate"]),
});

const LARGEST_CHARACTERS = 200_000;

export const createProperty = defineEndpoint({
  method: "POST",
  path: "/api/properties",
  summary: "Keep a property from the vacation rental or real estate form",
  body: LegacyProperty.refine((data) => JSON.stringify(data).length <= LARGEST_CHARACTERS, "is too large"),
  response: z.object({ id: z.string() }),
});

export const generateDescriptions = defineEndpoint({
  method: "POST",
  path: "/api/properties/{id}/generate-descriptions",
  summary: "Deliver the three descriptions of a paid or free property; repeats answer the same ones",
  params: z.object({ id: z.string() }),
  body: z.object({ paymentIntentId: z.string().max(200), withContent: WithContent }),
  response: z.array(GeneratedDescription),
});
