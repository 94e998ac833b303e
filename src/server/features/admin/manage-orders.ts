import { and, asc, desc, eq, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { users } from "#server/db/schema/accounts.ts";
import { listings } from "#server/db/schema/listings.ts";
import { orderEvents, orderQuotes, orders } from "#server/db/schema/orders.ts";
import { AppError } from "#server/domain/app-error.ts";
import { isUuid } from "#server/domain/is-uuid.ts";
import { isUndelivered, isUnsettled, lockOrder, type Order, UNDELIVERED_STATES } from "#server/domain/orders.ts";
import type { AdminOrder, AdminOrderDetails } from "#shared/contract/account/admin.ts";
import { adminMessages } from "#shared/messages/admin.ts";
import { dollarsOf } from "#shared/payment/pricing.ts";
import { readPropertyFacts } from "#shared/property-facts.ts";
import { type Admin, recordChange } from "./record-change.ts";

const FAILURES_SHOWN = 100;

const ordersWithBuyers = (db: Db) =>
  db
    .select({ order: orders, quote: orderQuotes, email: users.email })
    .from(orders)
    .leftJoin(orderQuotes, eq(orderQuotes.id, orders.quoteId))
    .leftJoin(users, eq(users.id, orders.customerId))
    .$dynamic();

export async function readOrder(db: Db, id: string): Promise<AdminOrderDetails> {
  const row = isUuid(id) ? await findOrderRow(db, id) : null;
  if (!row) throw new AppError("not_found");
  const [quotes, events, listingId] = await Promise.all([
    findQuotes(db, id),
    findEvents(db, id),
    findListingId(db, id),
  ]);
  const { order } = row;
  return {
    ...orderOf(row),
    paymentId: order.intentId ?? order.freeOrderId,
    invoiceNumber: order.invoiceNumber,
    disputedAt: order.disputedAt?.toISOString() ?? null,
    userId: row.email === null ? null : order.customerId,
    platforms: order.platforms ?? [],
    listingId,
    canBeRefunded: canBeRefunded(row),
    canBeRetried: canBeRetried(order),
    quotes: quotes.map((quote) => ({
      id: quote.id,
      isInForce: quote.id === order.quoteId,
      originalAmount: dollarsOf(quote.originalCents),
      memberDiscount: dollarsOf(quote.memberDiscountCents),
      promoDiscount: dollarsOf(quote.promoDiscountCents),
      amount: dollarsOf(quote.amountCents),
      promoCode: quote.promoCode,
      createdAt: quote.createdAt.toISOString(),
    })),
    events: events.map(({ id: eventId, fromState, toState, reason, createdAt }) => ({
      id: eventId,
      from: fromState,
      to: toState,
      reason,
      at: createdAt.toISOString(),
    })),
  };
}

function canBeRefunded({ order, quote }: OrderRow): boolean {
  const isKept = !isUnsettled(order) && order.state !== "refunded";
  return isKept && order.intentId !== null && (quote?.amountCents ?? 0) > 0;
}

function canBeRetried(order: Order): boolean {
  return order.propertyData !== null && isUndelivered(order);
}

// Puts the delivery of a settled order on the way, from the feature that delivers.
export type StartDelivery = (tx: Tx, order: Order) => Promise<void>;

export type RetryDeps = { db: Db; startDelivery: StartDelivery };

export async function retryDelivery({ db, startDelivery }: RetryDeps, admin: Admin, id: string): Promise<void> {
  if (!isUuid(id)) throw new AppError("not_found");
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new AppError("not_found");
    if (!canBeRetried(order)) throw new AppError("conflict", adminMessages.nothingToRetry);
    await startDelivery(tx, order);
    await recordChange(tx, admin, { action: "delivery_retried", subject: id, details: { state: order.state } });
  });
}

type OrderRow = { order: Order; quote: typeof orderQuotes.$inferSelect | null; email: string | null };

// In the order of the ids.
export async function readOrders(db: Db, ids: string[]): Promise<AdminOrder[]> {
  if (ids.length === 0) return [];
  const rows = await ordersWithBuyers(db).where(inArray(orders.id, ids));
  const rowOf = new Map(rows.map((row) => [row.order.id, row]));
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    return row ? [orderOf(row)] : [];
  });
}

async function findOrderRow(db: Db, id: string): Promise<OrderRow | null> {
  const [row] = await ordersWithBuyers(db).where(eq(orders.id, id));
  return row ?? null;
}

function orderOf({ order, quote, email }: OrderRow): AdminOrder {
  return {
    id: order.id,
    state: order.state,
    address: order.propertyData && readPropertyFacts(order.propertyData).address,
    email: email ?? order.receiptEmail,
    isGuest: email === null,
    amount: dollarsOf(quote?.amountCents ?? 0),
    promoCode: quote?.promoCode ?? null,
    attempts: order.generationAttempts,
    createdAt: order.createdAt.toISOString(),
    settledAt: order.settledAt?.toISOString() ?? null,
    updatedAt: order.updatedAt.toISOString(),
  };
}

async function findQuotes(db: Db, orderId: string) {
  return db.select().from(orderQuotes).where(eq(orderQuotes.orderId, orderId)).orderBy(asc(orderQuotes.createdAt));
}

async function findEvents(db: Db, orderId: string) {
  return db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));
}

async function findListingId(db: Db, orderId: string): Promise<string | null> {
  const [listing] = await db.select({ id: listings.id }).from(listings).where(eq(listings.orderId, orderId));
  return listing?.id ?? null;
}

// Failed, or on its way for so long that something must be wrong.
export async function findFailures(db: Db) {
  const isOverdue = and(
    inArray(orders.state, [...UNDELIVERED_STATES]),
    lt(orders.updatedAt, sql`now() - interval '10 minutes'`),
  );
  const rows = await ordersWithBuyers(db)
    .where(and(or(eq(orders.state, "failed"), isOverdue), isNotNull(orders.propertyData)))
    .orderBy(desc(orders.updatedAt))
    .limit(FAILURES_SHOWN);
  const ids = rows.map(({ order }) => order.id);
  const reasons = ids.length > 0 ? await findLastReasons(db, ids) : [];
  const reasonOf = new Map(reasons.map(({ orderId, reason }) => [orderId, reason]));
  return rows.map((row) => ({ ...orderOf(row), reason: reasonOf.get(row.order.id) ?? null }));
}

async function findLastReasons(db: Db, orderIds: string[]) {
  return db
    .selectDistinctOn([orderEvents.orderId], { orderId: orderEvents.orderId, reason: orderEvents.reason })
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, orderIds))
    .orderBy(orderEvents.orderId, desc(orderEvents.id));
}
