import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { orders } from "#server/db/schema/orders.ts";
import { lockOrder, type Order } from "#server/domain/orders.ts";

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
