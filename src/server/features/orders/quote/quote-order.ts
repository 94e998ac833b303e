import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { orders } from "#server/db/schema/orders.ts";
import { AppError } from "#server/domain/app-error.ts";
import { readSubject, UNBOUND } from "#server/domain/order-subject.ts";
import { type Order, UNDELIVERED_STATES } from "#server/domain/orders.ts";
import type { AnswerGivenBy } from "#shared/contract/endpoint.ts";
import type { createPaymentIntent } from "#shared/contract/orders.ts";
import { dollarsOf } from "#shared/payment/pricing.ts";
import { releasePromoCodes } from "../promo/promo-codes.ts";
import { settlePayment } from "../settle/settle-payment.ts";
import { findNewestOrder, findOrder, findQuote, type OrderQuote } from "../store.ts";
import { namePrice, type PriceDeps, type QuoteRequest } from "./name-price.ts";
import { endOrderLease, lockLeasedOrder, type OrderLease, tryLeaseOrder } from "./order-lease.ts";

// Longer than a lease: one that a killed server holds runs out meanwhile.
const LONGEST_WAIT_FOR_LEASE_MS = 25_000;
const LEASE_POLL_MS = 40;
const FIRST_CHECK = sql`now() + interval '2 minutes'`;

// Whether the same form was bought before is told without its listing, which is another feature's.
type Quoted = Omit<AnswerGivenBy<typeof createPaymentIntent>, "boughtBefore"> & { isBoughtBefore?: true };

// One open order per buyer and subject: asking again changes that order and its intent, and leaves none behind.
export async function quoteOrder(deps: PriceDeps, request: QuoteRequest): Promise<Quoted> {
  const settled = await findSettled(deps, request);
  if (settled) return answerSettled(deps, settled.id);
  const former = await findFormer(deps, request);
  if (former) return { ...(await answerSettled(deps, former.id)), isBoughtBefore: true };
  const lease = await leaseOrder(deps, request);
  try {
    const quote = await namePrice(deps, lease, request);
    return quote.amountCents === 0 ? await giveAway(deps, lease, quote) : await askForPayment(deps, lease, quote);
  } finally {
    await endOrderLease(deps.db, lease);
  }
}

// A page that is reloaded after paying must find its payment, not a new price. One express listing is sold once.
async function findSettled({ db }: PriceDeps, { buyer, subject }: QuoteRequest): Promise<Order | null> {
  const key = subject?.key ?? UNBOUND;
  const place = { customerId: buyer.customerId, subject: key };
  const underWay = await findNewestOrder(db, { ...place, states: UNDELIVERED_STATES });
  if (underWay) return underWay;
  const delivered = await findNewestOrder(db, { ...place, states: ["delivered"] });
  // The webhook delivered it while the browser was away, so the buyer has not seen it yet.
  const isUncollected = delivered?.watchedAt === null;
  return readSubject(key)?.kind === "express" || isUncollected ? delivered : null;
}

// A form is not sold a second time unless its buyer says so.
async function findFormer({ db }: PriceDeps, { buyer, subject, buysAgain }: QuoteRequest): Promise<Order | null> {
  if (!subject || readSubject(subject.key)?.kind !== "draft" || buysAgain) return null;
  return findNewestOrder(db, { customerId: buyer.customerId, subject: subject.key, states: ["delivered"] });
}

async function leaseOrder({ db }: PriceDeps, { buyer, subject }: QuoteRequest): Promise<OrderLease> {
  const giveUpAt = Date.now() + LONGEST_WAIT_FOR_LEASE_MS;
  const place = { customerId: buyer.customerId, subject: subject?.key ?? UNBOUND };
  while (Date.now() < giveUpAt) {
    await db.insert(orders).values(place).onConflictDoNothing();
    const open = await findNewestOrder(db, { ...place, states: ["open"] });
    const lease = open && (await tryLeaseOrder(db, open.id));
    if (lease) return lease;
    await sleep(LEASE_POLL_MS);
  }
  throw new AppError("unavailable");
}

async function askForPayment(deps: PriceDeps, lease: OrderLease, quote: OrderQuote): Promise<Quoted> {
  const { amountCents, currency } = quote;
  const { id: orderId, intentId } = lease.order;
  const intent = await deps.payments.putIntent({ intentId, orderId, quoteId: quote.id, amountCents, currency });
  if (intent.status === "succeeded") return answerPaid(deps, lease, intent.id);
  if (intent.status === "processing") throw new AppError("conflict", "Your payment is being processed.");
  await putInForce(deps, lease, { quote, intentId: intent.id, freeOrderId: null });
  return answer(lease.order.id, quote, { paymentIntentId: intent.id, clientSecret: intent.clientSecret });
}

// First the card can no longer be charged, then the order is free.
async function giveAway(deps: PriceDeps, lease: OrderLease, quote: OrderQuote): Promise<Quoted> {
  const { intentId } = lease.order;
  if (intentId) {
    const intent = await deps.payments.cancelIntent(intentId);
    if (intent.status === "succeeded") return answerPaid(deps, lease, intentId);
    if (intent.status !== "canceled") throw new AppError("conflict", "Your payment is being processed.");
  }
  const freeOrderId = (await freeIdToKeep(deps, lease, quote)) ?? `free_order_${randomUUID()}`;
  await putInForce(deps, lease, { quote, intentId: null, freeOrderId });
  return answer(lease.order.id, quote, { paymentIntentId: freeOrderId, clientSecret: null });
}

// The same code again is the same offer; any other quote voids the id.
async function freeIdToKeep({ db }: PriceDeps, { order }: OrderLease, quote: OrderQuote): Promise<string | null> {
  const former = await findQuote(db, order.id, order.quoteId);
  return former?.promoCode === quote.promoCode ? order.freeOrderId : null;
}

type Terms = { quote: OrderQuote; intentId: string | null; freeOrderId: string | null };

async function putInForce(
  { db }: PriceDeps,
  lease: OrderLease,
  { quote, intentId, freeOrderId }: Terms,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockLeasedOrder(tx, lease);
    if (!order) throw new AppError("conflict");
    await releasePromoCodes(tx, order.id, quote.promoCode ?? "");
    await tx
      .update(orders)
      .set({ quoteId: quote.id, intentId, freeOrderId, nextCheckAt: FIRST_CHECK, updatedAt: new Date() })
      .where(eq(orders.id, order.id));
  });
}

async function answerPaid(deps: PriceDeps, { order }: OrderLease, intentId: string): Promise<Quoted> {
  await settlePayment(deps, intentId, { reason: "found paid when it was quoted again" });
  return answerSettled(deps, order.id);
}

async function answerSettled({ db }: PriceDeps, orderId: string): Promise<Quoted> {
  const order = await findOrder(db, orderId);
  const quote = order && (await findQuote(db, order.id, order.quoteId));
  const paymentIntentId = order?.intentId ?? order?.freeOrderId;
  if (!quote || !paymentIntentId) throw new AppError("conflict");
  return { ...answer(orderId, quote, { paymentIntentId, clientSecret: null }), alreadyPaid: true };
}

type Payable = { paymentIntentId: string; clientSecret: string | null };

function answer(orderId: string, quote: OrderQuote, { paymentIntentId, clientSecret }: Payable): Quoted {
  return {
    clientSecret,
    amount: dollarsOf(quote.amountCents),
    originalAmount: dollarsOf(quote.originalCents),
    discountApplied: quote.promoCode !== null,
    memberDiscount: dollarsOf(quote.memberDiscountCents),
    totalDiscountAmount: dollarsOf(quote.originalCents - quote.amountCents),
    isFree: quote.amountCents === 0,
    orderId,
    paymentIntentId,
    alreadyPaid: false,
  };
}
