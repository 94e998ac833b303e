import { eq } from "drizzle-orm";
import type { Tx } from "#server/db/connect.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { OrderState } from "#shared/contract-values.ts";

export type Order = typeof orders.$inferSelect;

// Paid or free, and its listing is still owed.
export const UNDELIVERED_STATES: readonly OrderState[] = ["paid", "free", "generating", "failed"];

export const UNSETTLED_STATES: readonly OrderState[] = ["open", "expired"];

export function isUndelivered({ state }: Pick<Order, "state">): boolean {
  return UNDELIVERED_STATES.includes(state);
}

export function isUnsettled({ state }: Pick<Order, "state">): boolean {
  return UNSETTLED_STATES.includes(state);
}

export async function lockOrder(tx: Tx, id: string): Promise<Order | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  return order ?? null;
}
