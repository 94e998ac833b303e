import { and, desc, eq, inArray, or } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { orderQuotes, orders } from "#server/db/schema/orders.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { isUuid } from "#server/domain/is-uuid.ts";
import type { Order } from "#server/domain/orders.ts";
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
