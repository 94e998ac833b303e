import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";

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
