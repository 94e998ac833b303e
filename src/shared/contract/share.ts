import { z } from "zod";
import { LONGEST_ADDRESS } from "../listing-bounds.ts";
import { defineEndpoint } from "./endpoint.ts";
import { IncomingId, trimmedText } from "./incoming.ts";

export const shareDescription = defineEndpoint({
  method: "POST",
  path: "/api/share-description",
  summary: "Mail a description, or sections of it, that the caller may read",
  body: z.object({
    email: z.email("Please enter a valid email address.").max(254),
    description: trimmedText(100_000).min(1),
    propertyAddress: trimmedText(LONGEST_ADDRESS),
    // Without it the caller's own listings are searched for the text.
    listingId: IncomingId.nullish(),
  }),
  response: z.object({ success: z.literal(true) }),
});
