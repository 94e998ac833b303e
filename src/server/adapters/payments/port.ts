import type { IntentStatus } from "#shared/contract/payments.ts";

// One attempt to collect the price of one order, as the card provider knows it.
export type Intent = {
  id: string;
  status: IntentStatus;
  amountCents: number;
  receivedCents: number;
  refundedCents: number;
  currency: string;
  // Which order, and which of its quotes, the intent was made for.
  orderId: string | null;
  quoteId: string | null;
  clientSecret: string;
};

export type IntentWish = {
  // The intent to change, if the order has one.
  intentId: string | null;
  orderId: string;
  quoteId: string;
  amountCents: number;
  currency: string;
};

export const PAYMENT_EVENTS = [
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
  "charge.refunded",
  "charge.dispute.created",
] as const;
export type PaymentEventType = (typeof PAYMENT_EVENTS)[number];

// An event is only a hint that something happened: the handler fetches the intent before it acts.
export type PaymentEvent = { id: string; type: string; intentId: string | null };

export type Refund = { intentId: string; orderId: string; amountCents: number };

export type Payments = {
  webhook: { path: string; signatureHeader: string };
  // Changes the intent, or makes a new one for an order whose intent is gone. An intent that can no longer
  // be changed, because it is being paid or was, is answered as it is.
  putIntent: (wish: IntentWish) => Promise<Intent>;
  readIntent: (intentId: string) => Promise<Intent | null>;
  // Answers the intent as it is afterwards: one that was paid meanwhile is not canceled.
  cancelIntent: (intentId: string) => Promise<Intent>;
  // Asked twice for the same order, it gives the money back once.
  refund: (refund: Refund) => Promise<void>;
  // Null for what the provider did not sign.
  readEvent: (rawBody: Buffer, signature: string) => PaymentEvent | null;
};
