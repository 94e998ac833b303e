import { z } from "zod";
import { LONGEST_TITLE } from "../contract-values.ts";
import { defineEndpoint } from "./endpoint.ts";
import { AddressLine, IncomingId, trimmedText } from "./incoming.ts";
import { fitsAnOrder, withinBounds } from "./incoming-answers.ts";
import { GeneratedDescription } from "./listings/listings.ts";
import { WithContent } from "./orders.ts";
import { refuseMisnamedPictures } from "./stored-file.ts";

export const LegacyProperty = z
  .looseObject({
    title: trimmedText(LONGEST_TITLE).min(1),
    address: AddressLine,
    propertyType: z.enum(["vacation_rental", "real_estate"]),
  })
  .check(withinBounds)
  .refine(fitsAnOrder, "is too large");

export const createProperty = defineEndpoint({
  method: "POST",
  path: "/api/properties",
  summary: "Keep a property from the vacation rental or real estate form",
  body: LegacyProperty.superRefine(refuseMisnamedPictures),
  response: z.object({ id: z.string() }),
});

export const generateDescriptions = defineEndpoint({
  method: "POST",
  path: "/api/properties/{id}/generate-descriptions",
  summary: "Deliver the three descriptions of a paid or free property; repeats answer the same ones",
  params: z.object({ id: IncomingId }),
  body: z.object({ paymentIntentId: IncomingId, withContent: WithContent }),
  response: z.array(GeneratedDescription),
});
