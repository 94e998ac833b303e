import { z } from "zod";
import { LONGEST_ADDRESS } from "../contract-values.ts";
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

export const sendContactMessage = defineEndpoint({
  method: "POST",
  path: "/api/contact",
  summary: "Write to the operator",
  body: z.object({
    name: trimmedText(100).min(1),
    email: z.email("Please enter a valid email address.").max(254),
    subject: trimmedText(200).min(1),
    message: trimmedText(5000).min(1),
  }),
  response: z.object({ success: z.literal(true) }),
});

export const OutboxMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  sentAt: z.iso.datetime(),
  text: z.string(),
  hasHtml: z.boolean(),
});
export type OutboxMail = z.infer<typeof OutboxMail>;

export const listOutbox = defineEndpoint({
  method: "GET",
  path: "/api/dev/outbox",
  summary: "Mails written instead of sent, newest first (development without SMTP only)",
  response: z.object({ mails: z.array(OutboxMail) }),
});
