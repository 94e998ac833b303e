import { z } from "zod";
import { cardProblems, withoutBlanks } from "../payment/test-card.ts";
import { defineEndpoint } from "./endpoint.ts";
import { IncomingId, keptText } from "./incoming.ts";

export const INTENT_STATUSES = [
  "requires_payment_method",
  "requires_action",
  "processing",
  "succeeded",
  "canceled",
] as const;
export type IntentStatus = (typeof INTENT_STATUSES)[number];

const typedText = keptText(40).transform(withoutBlanks);

const Card = z.object({ number: typedText, expiry: typedText, cvc: typedText }).superRefine((card, context) => {
  for (const [field, message] of Object.entries(cardProblems(card))) {
    context.addIssue({ code: "custom", path: [field], message });
  }
});

const Confirmation = z.object({
  status: z.enum(INTENT_STATUSES),
  // Why the card was refused, in words for its holder.
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type Confirmation = z.infer<typeof Confirmation>;

const params = z.object({ id: IncomingId });
const clientSecret = keptText(200);

export const confirmTestPayment = defineEndpoint({
  method: "POST",
  path: "/api/test-payments/{id}/confirm",
  summary: "Pay with a test card (test mode only)",
  params,
  body: z.object({ clientSecret, card: Card }),
  response: Confirmation,
});

export const answerTestChallenge = defineEndpoint({
  method: "POST",
  path: "/api/test-payments/{id}/challenge",
  summary: "Approve or refuse the bank's question about a test payment (test mode only)",
  params,
  body: z.object({ clientSecret, approve: z.boolean() }),
  response: Confirmation,
});
