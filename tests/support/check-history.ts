import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Db } from "#server/db/connect.ts";
import { listings } from "#server/db/schema/listings.ts";
import { orderEvents, orders } from "#server/db/schema/orders.ts";
import { testIntents } from "#server/db/schema/payments.ts";
import type { History, Purchase, Refusal, SavedDraft } from "./busy-clients.ts";
import { eventually } from "./eventually.ts";

// Whatever a client was told is so, and nobody paid or got anything twice.
export async function checkHistory(db: Db, { drafts, purchases, refusals, complaints }: History): Promise<void> {
  expect(complaints).toEqual([]);
  expect(refusals.filter(isUnhelpful)).toEqual([]);
  for (const draft of drafts) await checkDraft(draft);
  for (const purchase of purchases) await checkPurchase(db, purchase);
  await checkNobodyChargedTwice(db);
}

// Neither what to do nor when.
function isUnhelpful({ message, retryAfter }: Refusal): boolean {
  return !/try again/i.test(String(message)) || !(Number(retryAfter) > 0);
}

async function checkDraft({ client, id, address, floor }: SavedDraft): Promise<void> {
  const { status, body } = await client.get<{ form_data: Record<string, unknown> }>(`/api/intake/${id}`);
  expect(status).toBe(200);
  expect(body.form_data).toMatchObject({ address, ...(floor !== null && { floor }) });
}

async function checkPurchase(db: Db, { quote, isPaid, listingId }: Purchase): Promise<void> {
  const { orderId, paymentIntentId } = quote;
  const [intent] = await db.select().from(testIntents).where(eq(testIntents.id, paymentIntentId));
  if (!isPaid) return expect(intent?.charges).toBeLessThanOrEqual(1);
  expect(intent).toMatchObject({ status: "succeeded", charges: 1 });
  await eventually(async () => {
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    return order?.state === "delivered";
  }, `order ${orderId} was delivered`);
  const delivered = await db.select({ id: listings.id }).from(listings).where(eq(listings.orderId, orderId));
  expect(delivered).toHaveLength(1);
  if (listingId) expect(delivered[0]?.id).toBe(listingId);
  const moves = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
  const count = (state: string) => moves.filter(({ fromState, toState }) => fromState !== toState && toState === state);
  expect(count("paid")).toHaveLength(1);
  expect(count("delivered")).toHaveLength(1);
}

async function checkNobodyChargedTwice(db: Db): Promise<void> {
  const intents = await db.select().from(testIntents);
  expect(intents.filter(({ charges }) => charges > 1)).toEqual([]);
  const paidOrders = intents.filter(({ charges }) => charges > 0).map(({ orderId }) => orderId);
  expect(new Set(paidOrders).size).toBe(paidOrders.length);
}
