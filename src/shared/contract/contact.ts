import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { trimmedText } from "./incoming.ts";

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
