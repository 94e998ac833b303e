import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";

export const shareDescription = defineEndpoint({
  method: "POST",
  path: "/api/share-description",
  summary: "Mail a description, or sections of it, that the caller may read",
  body: z.object({
    email: z.email("Please enter a valid email address.").max(254),
    description: z.string().trim().min(1).max(100_000),
    propertyAddress: z.string().trim().max(500),
    // Without it the caller's own listings are searched for the text.
    listingId: z.string().max(200).nullish(),
  }),
  response: z.object({ success: z.literal(true) }),
});
