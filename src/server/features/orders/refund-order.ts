import type { Tx } from "#server/db/connect.ts";
import { AppError } from "#server/http/app-error.ts";
import type { OrderState } from "#shared/contract-values.ts";
import { isUnsettled, moveOrder } from "./move-order.ts";
import { postRefundNotice } from "./refund-notice.ts";
import type { PaymentParts } from "./settle-payment.ts";
import { findOrder, findQuote, lockOrder, type Order, type OrderQuote } from "./store.ts";

// The whole amount, once: the provider itself refuses to give it back twice for the same order.
export async function refundOrder(parts: PaymentParts, orderId: string, refund: Refund): Promise<OrderState> {
  const { order, quote, intentId } = await findRefundable(parts, orderId);
  if (order.state !== "refunded") {
    await parts.payments.refund({ intentId, orderId, amountCents: quote.amountCents });
    await moveToRefunded(parts, orderId, refund);
  }
  return "refunded";
}

type Refund = {
  reason: string;
  // Notes who gave it back, in the transaction that closes the order.
  record?: (tx: Tx) => Promise<void>;
};

type Refundable = { order: Order; quote: OrderQuote; intentId: string };

async function findRefundable({ db }: PaymentParts, orderId: string): Promise<Refundable> {
  const order = await findOrder(db, orderId);
  if (!order) throw new AppError("not_found");
  const quote = await findQuote(db, order.id, order.quoteId);
  if (isUnsettled(order) || !order.intentId || !quote || quote.amountCents === 0) {
    throw new AppError("conflict", "Nothing was paid for this order.");
  }
  return { order, quote, intentId: order.intentId };
}

// A refund made in the provider's own pages counts the same, once it is a whole one.
export async function recordRefund(parts: PaymentParts, intentId: string): Promise<void> {
  const intent = await parts.payments.readIntent(intentId);
  if (!intent?.orderId || intent.refundedCents < intent.receivedCents || intent.receivedCents === 0) return;
  const order = await findOrder(parts.db, intent.orderId);
  if (order?.intentId === intentId) await moveToRefunded(parts, order.id, { reason: "refunded at the provider" });
}

// The provider's event may have been faster than the admin's own call, which is recorded all the same.
async function moveToRefunded({ db }: PaymentParts, orderId: string, { reason, record }: Refund): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || isUnsettled(order)) return;
    if (order.state !== "refunded") {
      await moveOrder(tx, order, { to: "refunded", reason });
      await postRefundNotice(tx, order);
    }
    await record?.(tx);
  });
}
