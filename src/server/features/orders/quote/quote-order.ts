import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { users } from "#server/db/schema/accounts.ts";
import { orderQuotes, orders } from "#server/db/schema/orders.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { type Order, readSubject, UNBOUND, UNDELIVERED_STATES } from "#server/domain/orders.ts";
import { claimPhotos } from "#server/domain/pictures/photo-claims.ts";
import { refuseBeyond } from "#server/domain/rate-limit-counters.ts";
import { callerNetwork } from "#server/http/limits/caller-network.ts";
import type { AnswerGivenBy } from "#shared/contract/endpoint.ts";
import type { createPaymentIntent } from "#shared/contract/orders.ts";
import { CURRENCY, type Discount, dollarsOf, priceOrder } from "#shared/payment/pricing.ts";
import { type Reservation, releasePromoCodes, reservePromoCode } from "../promo/promo-codes.ts";
import { type PaymentDeps, settlePayment } from "../settle/settle-payment.ts";
import {
  endOrderLease,
  findNewestOrder,
  findOrder,
  findQuote,
  lockLeasedOrder,
  type OrderLease,
  type OrderQuote,
  tryLeaseOrder,
} from "../store.ts";
import { expireOrder, PROMO_CODE_LAPSED, PROMO_CODE_MOVED } from "./expire-order.ts";
import type { Subject } from "./order-subject.ts";

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

const ROUNDS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;
const RECEIPT_ADDRESSES_PER_DAY = 60;

export type QuoteRequest = {
  buyer: Buyer;
  subject: Subject | null;
  promoCode: string | null;
  receiptEmail: string | null;
  buysAgain?: boolean;
};
export type PriceDeps = PaymentDeps & { testMode: boolean };

// Stores the price before any caller is told it, and holds the promo code for as long as the price is valid.
async function namePrice(deps: PriceDeps, lease: OrderLease, request: QuoteRequest): Promise<OrderQuote> {
  await refuseManyReceiptAddresses(deps, lease, request);
  for (let round = 1; round <= ROUNDS; round++) {
    const outcome = await tryToName(deps, lease, { ...request, isLastRound: round === ROUNDS });
    if (outcome.kind === "named") return outcome.quote;
    const [orderIds, expiry] =
      outcome.kind === "held" ? [outcome.ownOrderIds, PROMO_CODE_MOVED] : [outcome.lapsedOrderIds, PROMO_CODE_LAPSED];
    for (const orderId of orderIds) await expireOrder(deps, orderId, expiry);
  }
  throw new Error("unreachable: the last round names a price");
}

// A receipt is mail to an address that the buyer has not proven to own.
async function refuseManyReceiptAddresses(
  { db }: PriceDeps,
  { order }: OrderLease,
  request: QuoteRequest,
): Promise<void> {
  const { receiptEmail, buyer } = request;
  if (!receiptEmail || receiptEmail === order.receiptEmail) return;
  const key = `receipt addresses of ${buyer.network ?? buyer.customerId}`;
  const message = "Receipts were asked for at many addresses today. Please leave the field empty, or try tomorrow.";
  const limit = { key, windowMs: DAY_MS, max: RECEIPT_ADDRESSES_PER_DAY };
  await refuseBeyond(db, [limit], { message, field: "email" });
}

type Outcome = { kind: "named"; quote: OrderQuote } | Extract<Reservation, { kind: "taken" | "held" }>;

async function tryToName(
  { db, testMode }: PriceDeps,
  lease: OrderLease,
  { buyer, subject, promoCode, receiptEmail, isLastRound }: QuoteRequest & { isLastRound: boolean },
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const order = await lockLeasedOrder(tx, lease);
    if (!order) throw new AppError("conflict");
    const wish = { orderId: order.id, testMode, holder: buyer };
    const promo = promoCode ? await reservePromoCode(tx, { code: promoCode, ...wish }) : null;
    if ((promo?.kind === "taken" || promo?.kind === "held") && !isLastRound) return promo;
    const applied: { code: string; discount: Discount } | null = promo?.kind === "reserved" ? promo : null;
    const price = priceOrder({ isMember: buyer.isMember, promo: applied?.discount ?? null });
    const named = { ...price, orderId: order.id, currency: CURRENCY, promoCode: applied?.code ?? null };
    const [quote] = await tx.insert(orderQuotes).values(named).returning();
    if (!quote) throw new Error("the quote was not stored");
    const what = subject ? { propertyData: subject.propertyData, platforms: subject.platforms } : {};
    const changes = { ...what, ...(receiptEmail && { receiptEmail }) };
    if (Object.keys(changes).length > 0) await tx.update(orders).set(changes).where(eq(orders.id, order.id));
    if (subject) await claimPhotos(tx, order, subject.propertyData);
    return { kind: "named", quote };
  });
}

// Who buys. A guest is never a member, and is known by the network as well, since a new cookie is free.
type Buyer = { customerId: CustomerId; isMember: boolean; network: string | null };

export async function findBuyer(db: Db, customerId: CustomerId, ip: string): Promise<Buyer> {
  const [user] = await db.select({ isMember: users.isMember }).from(users).where(eq(users.id, customerId));
  return { customerId, isMember: user?.isMember ?? false, network: user ? null : callerNetwork(ip) };
}
