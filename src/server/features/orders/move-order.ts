import { and, eq } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Tx } from "#server/db/connect.ts";
import { orderEvents, orders } from "#server/db/schema/orders.ts";
import type { Order } from "#server/domain/orders.ts";
import type { OrderState } from "#shared/contract-values.ts";

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
