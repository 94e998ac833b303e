import { Stripe } from "stripe";
import { AppError } from "#server/domain/app-error.ts";
import { countProviderError } from "#server/metrics/product-counts.ts";
import type { Log } from "#server/process/log.ts";
import { INTENT_STATUSES, type IntentStatus } from "#shared/contract/payments.ts";
import type { Intent, IntentWish, PaymentEvent, Payments } from "./port.ts";

// Pinned, so that Stripe's answers keep their shape until we change it together with the code.
const API_VERSION = "2026-10-28.endive";
// Two tries end well before a quote's lease does.
const TIMEOUT_MS = 8_000;
const RETRIES = 1;

export type StripeSettings = { secretKey: string; webhookSecret: string | null; apiUrl: string | null };

export function createStripePayments(settings: StripeSettings, log: Log): Payments {
  const stripe = clientFor(settings);
  const read = async (intentId: string) =>
    intentOf(await stripe.paymentIntents.retrieve(intentId, { expand: ["latest_charge"] }));

  return {
    webhook: { path: "/api/webhooks/stripe", signatureHeader: "stripe-signature" },
    putIntent: (wish) => reached(log, () => putIntent(stripe, read, wish)),
    readIntent: (intentId) =>
      reached(log, async () => {
        try {
          return await read(intentId);
        } catch (error) {
          if (isRefusal(error, "resource_missing")) return null;
          throw error;
        }
      }),
    cancelIntent: (intentId) =>
      reached(log, async () => {
        try {
          return intentOf(await stripe.paymentIntents.cancel(intentId));
        } catch (error) {
          if (isRefusal(error, "payment_intent_unexpected_state")) return read(intentId);
          throw error;
        }
      }),
    refund: ({ intentId, orderId, amountCents }) =>
      reached(log, async () => {
        try {
          const refund = { payment_intent: intentId, amount: amountCents, metadata: { orderId } };
          await stripe.refunds.create(refund, { idempotencyKey: `refund-${orderId}` });
        } catch (error) {
          if (!isRefusal(error, "charge_already_refunded")) throw error;
        }
      }),
    readEvent: (rawBody, signature) => readEvent(stripe, settings.webhookSecret, { rawBody, signature }),
  };
}

function clientFor({ secretKey, apiUrl }: StripeSettings): Stripe {
  const url = apiUrl ? new URL(apiUrl) : null;
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port || (url.protocol === "https:" ? 443 : 80),
      protocol: url.protocol === "https:" ? "https" : "http",
    }),
  });
}

async function putIntent(
  stripe: Stripe,
  read: (intentId: string) => Promise<Intent>,
  { intentId, orderId, quoteId, amountCents, currency }: IntentWish,
): Promise<Intent> {
  const terms = { amount: amountCents, currency, metadata: { orderId, quoteId } };
  const key = `order-${orderId}-quote-${quoteId}`;
  if (intentId) {
    try {
      const options = { idempotencyKey: `${key}-on-${intentId}` };
      return intentOf(await stripe.paymentIntents.update(intentId, terms, options));
    } catch (error) {
      if (!isRefusal(error, "payment_intent_unexpected_state")) throw error;
      const intent = await read(intentId);
      if (intent.status !== "canceled") return intent;
    }
  }
  // Methods that leave the page are not offered; a card that needs its bank asks within the page.
  const methods = { enabled: true, allow_redirects: "never" } as const;
  return intentOf(
    await stripe.paymentIntents.create({ ...terms, automatic_payment_methods: methods }, { idempotencyKey: key }),
  );
}

function intentOf(intent: Stripe.PaymentIntent): Intent {
  const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  return {
    id: intent.id,
    status: statusOf(intent.status),
    amountCents: intent.amount,
    receivedCents: intent.amount_received,
    refundedCents: charge?.amount_refunded ?? 0,
    currency: intent.currency,
    orderId: intent.metadata["orderId"] ?? null,
    quoteId: intent.metadata["quoteId"] ?? null,
    clientSecret: intent.client_secret ?? "",
  };
}

// An unknown or pending status counts as unpaid.
function statusOf(status: string): IntentStatus {
  return INTENT_STATUSES.find((known) => known === status) ?? "requires_payment_method";
}

function readEvent(
  stripe: Stripe,
  webhookSecret: string | null,
  { rawBody, signature }: { rawBody: Buffer; signature: string },
): PaymentEvent | null {
  if (!webhookSecret) return null;
  try {
    const { id, type, data } = stripe.webhooks.constructEvent(rawBody, signature, webhookSecret);
    return { id, type, intentId: intentIdIn(data.object) };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
    throw error;
  }
}

function intentIdIn(object: object): string | null {
  if ("object" in object && object.object === "payment_intent" && "id" in object) return String(object.id);
  return "payment_intent" in object && typeof object.payment_intent === "string" ? object.payment_intent : null;
}

function isRefusal(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code;
}

const PASSING_TROUBLE = [
  Stripe.errors.StripeConnectionError,
  Stripe.errors.StripeAPIError,
  Stripe.errors.StripeRateLimitError,
];

async function reached<T>(log: Log, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? withoutItsWords(error, log) : error;
  }
}

// A Stripe error message may quote the request, so only the kind of error is passed on.
function withoutItsWords(error: InstanceType<typeof Stripe.errors.StripeError>, log: Log): Error {
  const { type, code, statusCode, requestId } = error;
  countProviderError("cards");
  log.warn({ type, code, statusCode, requestId }, "the card provider did not do what it was asked");
  if (PASSING_TROUBLE.some((kind) => error instanceof kind)) {
    return new AppError("unavailable", "The card provider cannot be reached right now. Please try again in a moment.");
  }
  return new Error(`the card provider refused: ${type} ${code ?? ""}`);
}
