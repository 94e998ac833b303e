import { z } from "zod";
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

const withoutBlanks = keptText(40).transform((text) => text.replaceAll(/[\s-]/g, ""));

const EXPIRY = /^(0[1-9]|1[0-2])\/?(?:20)?(\d\d)$/;

const isAmex = (digits: string) => /^3[47]/.test(digits);

// Visa and Mastercard have 16 digits, American Express 15, the others between 14 and 19.
function isComplete(digits: string): boolean {
  if (isAmex(digits)) return digits.length === 15;
  return /^[245]/.test(digits) ? digits.length === 16 : digits.length >= 14 && digits.length <= 19;
}

// A card as people type it. Its form and the test provider hold to the same rules and the same words.
const Card = z
  .object({
    number: withoutBlanks.pipe(
      z
        .string()
        .regex(/^\d*$/, "is not a valid card number")
        .refine(isComplete, { error: "is incomplete", abort: true })
        .refine(passesLuhn, "is not a valid card number"),
    ),
    expiry: withoutBlanks.pipe(
      z.string().regex(EXPIRY, { error: "is incomplete", abort: true }).refine(isNotPast, "is in the past"),
    ),
    cvc: withoutBlanks.pipe(z.string().regex(/^\d{3,4}$/, "is incomplete")),
  })
  .refine(({ number, cvc }) => cvc.length === (isAmex(number) ? 4 : 3), { path: ["cvc"], error: "is incomplete" });

function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => {
      const doubled = place % 2 === 1 ? Number(digit) * 2 : Number(digit);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}

// A card is good until the end of its month.
function isNotPast(expiry: string): boolean {
  const [, month, year] = EXPIRY.exec(expiry) ?? [];
  const now = new Date();
  return (
    2000 + Number(year) > now.getFullYear() ||
    (2000 + Number(year) === now.getFullYear() && Number(month) > now.getMonth())
  );
}

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
