import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Db, Tx } from "#server/db/connect.ts";
import { orderEvents, orderQuotes, orders } from "#server/db/schema/orders.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { isUuid } from "#server/domain/is-uuid.ts";
import { lockOrder, type Order } from "#server/domain/orders.ts";
import type { OrderState } from "#shared/contract-values.ts";

export type OrderQuote = typeof orderQuotes.$inferSelect;

export async function findOrder(db: Db | Tx, id: string): Promise<Order | null> {
  if (!isUuid(id)) return null;
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order ?? null;
}

// By the id that the buyer was given to pay with: an intent's or a free order's.
export async function findOrderByPayment(db: Db, customerId: CustomerId, paymentId: string): Promise<Order | null> {
  const isPaidWith = or(eq(orders.intentId, paymentId), eq(orders.freeOrderId, paymentId));
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), isPaidWith));
  return order ?? null;
}

export async function findQuote(db: Db | Tx, orderId: string, quoteId: string | null): Promise<OrderQuote | null> {
  if (!quoteId || !isUuid(quoteId) || !isUuid(orderId)) return null;
  const [quote] = await db
    .select()
    .from(orderQuotes)
    .where(and(eq(orderQuotes.id, quoteId), eq(orderQuotes.orderId, orderId)));
  return quote ?? null;
}

type Search = { customerId: CustomerId; subject: string; states: readonly OrderState[] };

export async function findNewestOrder(db: Db, { customerId, subject, states }: Search): Promise<Order | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.subject, subject), inArray(orders.state, states)))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return order ?? null;
}

const MOVES: Record<OrderState, readonly OrderState[]> = {
  open: ["paid", "free", "expired"],
  // A payment that arrives after the order expired still counts.
  expired: ["paid"],
  paid: ["generating", "refunded"],
  free: ["generating"],
  // A worker may be killed at work: the next one begins again.
  generating: ["generating", "delivered", "failed", "refunded"],
  // Of two attempts at once the one that succeeds counts.
  failed: ["generating", "delivered", "refunded"],
  delivered: ["refunded"],
  refunded: [],
};

type Changes = Omit<PgUpdateSetSource<typeof orders>, "id" | "state">;
type Move = { to: OrderState; reason: string; set?: Changes };

// The only place where an order changes its state. The caller holds the order's lock.
export async function moveOrder(tx: Tx, order: Order, { to, reason, set = {} }: Move): Promise<Order> {
  if (!MOVES[order.state].includes(to)) throw new Error(`an order cannot move from ${order.state} to ${to}`);
  const [moved] = await tx
    .update(orders)
    .set({ ...set, state: to, updatedAt: new Date() })
    .where(and(eq(orders.id, order.id), eq(orders.state, order.state)))
    .returning();
  if (!moved) throw new Error("the order was moved by somebody else: its lock was not held");
  await noteOnOrder(tx, order, { to, reason });
  return moved;
}

// Worth knowing later, whether or not the state changed.
export async function noteOnOrder(tx: Tx, order: Order, note: { to?: OrderState; reason: string }): Promise<void> {
  const { to = order.state, reason } = note;
  await tx.insert(orderEvents).values({ orderId: order.id, fromState: order.state, toState: to, reason });
}

// Longer than one call to the provider takes with its retry; a lease that took longer is lost, and changes nothing.
const LEASE_SECONDS = 20;

export type OrderLease = { id: string; order: Order };

// A call that changes an open order's intent takes a lease. It is a mark in the row, not a lock, so that no connection
// is held during the provider's call. Null when another call holds it, or the order is no longer open.
export async function tryLeaseOrder(db: Db, orderId: string): Promise<OrderLease | null> {
  const id = randomUUID();
  const [order] = await db
    .update(orders)
    .set({ quotingBy: id, quotingUntil: sql`now() + ${LEASE_SECONDS} * interval '1 second'` })
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.state, "open"),
        sql`(${orders.quotingUntil} is null or ${orders.quotingUntil} < now())`,
      ),
    )
    .returning();
  return order ? { id, order } : null;
}

export async function endOrderLease(db: Db, lease: OrderLease): Promise<void> {
  await db
    .update(orders)
    .set({ quotingBy: null, quotingUntil: null })
    .where(and(eq(orders.id, lease.order.id), eq(orders.quotingBy, lease.id)));
}

// The order as it is now, locked, if it is still open and still this lease's to change.
export async function lockLeasedOrder(tx: Tx, lease: OrderLease): Promise<Order | null> {
  const order = await lockOrder(tx, lease.order.id);
  return order?.state === "open" && order.quotingBy === lease.id ? order : null;
}
