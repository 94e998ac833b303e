import { and, asc, desc, eq, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { users } from "#server/db/schema/accounts.ts";
import { listings } from "#server/db/schema/listings.ts";
import { orderEvents, orderQuotes, orders } from "#server/db/schema/orders.ts";
import type { AdminOrder } from "#shared/contract/admin.ts";
import { dollarsOf } from "#shared/money.ts";
import { readPropertyFacts } from "#shared/property-facts.ts";

const FAILURES_SHOWN = 100;

export type Order = typeof orders.$inferSelect;

export type OrderRow = { order: Order; quote: typeof orderQuotes.$inferSelect | null; email: string | null };

const ordersWithBuyers = (db: Db) =>
  db
    .select({ order: orders, quote: orderQuotes, email: users.email })
    .from(orders)
    .leftJoin(orderQuotes, eq(orderQuotes.id, orders.quoteId))
    .leftJoin(users, eq(users.id, orders.customerId))
    .$dynamic();

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

export async function findOrderRow(db: Db, id: string): Promise<OrderRow | null> {
  const [row] = await ordersWithBuyers(db).where(eq(orders.id, id));
  return row ?? null;
}

export function orderOf({ order, quote, email }: OrderRow): AdminOrder {
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

export async function findQuotes(db: Db, orderId: string) {
  return db.select().from(orderQuotes).where(eq(orderQuotes.orderId, orderId)).orderBy(asc(orderQuotes.createdAt));
}

export async function findEvents(db: Db, orderId: string) {
  return db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));
}

export async function findListingId(db: Db, orderId: string): Promise<string | null> {
  const [listing] = await db.select({ id: listings.id }).from(listings).where(eq(listings.orderId, orderId));
  return listing?.id ?? null;
}

export async function lockOrder(tx: Tx, id: string): Promise<Order | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  return order ?? null;
}

// Failed, or on its way for so long that something must be wrong.
export async function findFailures(db: Db) {
  const isOverdue = and(
    inArray(orders.state, ["paid", "free", "generating"]),
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
