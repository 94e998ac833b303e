import { eq } from "drizzle-orm";
import { z } from "zod";
import { PAYMENT_EVENTS, type PaymentEvent } from "#server/adapters/payments/port.ts";
import type { Db, Tx } from "#server/db/connect.ts";
import { orders } from "#server/db/schema/orders.ts";
import { paymentEvents } from "#server/db/schema/payments.ts";
import { bindTask, defineTask, enqueue } from "#server/jobs/task.ts";
import { noteOnOrder } from "./move-order.ts";
import { recordRefund } from "./refund-order.ts";
import { type PaymentParts, settlePayment } from "./settle-payment.ts";
import { findOrder, lockOrder, type Order } from "./store.ts";

const handlePaymentEventTask = defineTask({
  name: "handle-payment-event",
  payload: z.object({ eventId: z.string() }),
  maxAttempts: 20,
});

// Kept once by its id and answered at once; the work is a job, so that no trouble of ours loses it.
export async function receivePaymentEvent(db: Db, event: PaymentEvent): Promise<void> {
  await db.transaction(async (tx) => {
    const kept = await tx.insert(paymentEvents).values(event).onConflictDoNothing().returning({ id: paymentEvents.id });
    if (kept.length > 0) await enqueue(tx, handlePaymentEventTask, { eventId: event.id });
  });
}

export function bindHandlePaymentEvent(parts: PaymentParts) {
  return bindTask(handlePaymentEventTask, async ({ eventId }) => {
    const [event] = await parts.db.select().from(paymentEvents).where(eq(paymentEvents.id, eventId));
    if (!event || event.handledAt) return;
    await handlePaymentEvent(parts, event);
    await parts.db.update(paymentEvents).set({ handledAt: new Date() }).where(eq(paymentEvents.id, eventId));
  });
}

// An event is a hint: what it is about is read from the provider before anything is believed.
async function handlePaymentEvent(parts: PaymentParts, { type, intentId }: PaymentEvent): Promise<void> {
  const known = PAYMENT_EVENTS.find((name) => name === type);
  if (!known || !intentId) return;
  switch (known) {
    case "payment_intent.succeeded":
      await settlePayment(parts, intentId, { reason: "the provider told us" });
      return;
    case "payment_intent.payment_failed":
      await onOrderOf(parts, intentId, (tx, order) => noteOnOrder(tx, order, { reason: "a card was declined" }));
      return;
    case "payment_intent.canceled":
      await onOrderOf(parts, intentId, (tx, order) => noteOnOrder(tx, order, { reason: `${intentId} was canceled` }));
      return;
    case "charge.refunded":
      await recordRefund(parts, intentId);
      return;
    case "charge.dispute.created":
      await onOrderOf(parts, intentId, async (tx, order) => {
        await tx.update(orders).set({ disputedAt: new Date() }).where(eq(orders.id, order.id));
        await noteOnOrder(tx, order, { reason: "the buyer disputes the charge" });
      });
      parts.log.error({ intentId }, "a charge is disputed");
  }
}

async function onOrderOf(
  { db, payments }: PaymentParts,
  intentId: string,
  act: (tx: Tx, order: Order) => Promise<void>,
): Promise<void> {
  const intent = await payments.readIntent(intentId);
  const found = intent?.orderId ? await findOrder(db, intent.orderId) : null;
  if (!found) return;
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.id);
    if (order) await act(tx, order);
  });
}
