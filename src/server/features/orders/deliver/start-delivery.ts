import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "#server/db/connect.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { Order } from "#server/domain/orders.ts";
import { claimPhotos } from "#server/domain/pictures/photo-claims.ts";
import { defineTask, enqueue } from "#server/jobs/task.ts";
import type { Subject } from "../quote/order-subject.ts";

// More attempts than the writer gets with a model: the last ones cannot fail for its sake.
export const deliverOrderTask = defineTask({
  name: "deliver-order",
  payload: z.object({ orderId: z.string() }),
  maxAttempts: 10,
});

type Start = { subject: Subject | null; isJustSettled: boolean };

// In the transaction that settles the order, or that tells a settled one what it is for.
export async function startDelivery(tx: Tx, order: Order, { subject, isJustSettled }: Start): Promise<void> {
  const isBound = order.propertyData !== null;
  if (!isBound && subject) await bindSubject(tx, order, subject);
  // An order that was paid after it had expired takes its pictures back.
  if (order.propertyData && isJustSettled) await claimPhotos(tx, order, order.propertyData);
  const isReady = isBound ? isJustSettled : subject !== null;
  if (isReady) await enqueue(tx, deliverOrderTask, { orderId: order.id });
}

async function bindSubject(tx: Tx, order: Order, { key, propertyData, platforms }: Subject): Promise<void> {
  await tx.update(orders).set({ subject: key, propertyData, platforms }).where(eq(orders.id, order.id));
  await claimPhotos(tx, order, propertyData);
}
