import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { orders } from "#server/db/schema/orders.ts";
import { lockOrder, type Order } from "./store.ts";

// Longer than one call to the provider takes with its retry; a turn that took longer is lost, and changes nothing.
const TURN_SECONDS = 20;

export type Turn = { id: string; order: Order };

// Whoever is to change an open order's intent takes a turn. It is a mark in the row, not a lock: no connection
// is held while the provider thinks. Null when somebody else has it, or the order is no longer open.
export async function tryTakeTurn(db: Db, orderId: string): Promise<Turn | null> {
  const id = randomUUID();
  const [order] = await db
    .update(orders)
    .set({ quotingBy: id, quotingUntil: sql`now() + ${TURN_SECONDS} * interval '1 second'` })
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

export async function endTurn(db: Db, turn: Turn): Promise<void> {
  await db
    .update(orders)
    .set({ quotingBy: null, quotingUntil: null })
    .where(and(eq(orders.id, turn.order.id), eq(orders.quotingBy, turn.id)));
}

// The order as it is now, locked, if it is still open and still this turn's to change.
export async function lockOrderInTurn(tx: Tx, turn: Turn): Promise<Order | null> {
  const order = await lockOrder(tx, turn.order.id);
  return order?.state === "open" && order.quotingBy === turn.id ? order : null;
}
