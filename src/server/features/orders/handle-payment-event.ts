import { eq } from "drizzle-orm";
import { PAYMENT_EVENTS, type PaymentEvent } from "#server/adapters/payments/port.ts";
import type { Tx } from "#server/db/connect.ts";
import { orders } from "#server/db/schema/orders.ts";
import { noteOnOrder } from "./move-order.ts";
import { recordRefund } from "./refund-order.ts";
import { type PaymentParts, settlePayment } from "./settle-payment.ts";
import { findOrder, lockOrder, type Order } from "./store.ts";

// An event is a hint: what it is about is read from the provider before anything is believed.
export async function handlePaymentEvent(parts: PaymentParts, { type, intentId }: PaymentEvent): Promise<void> {
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
