import { sql } from "drizzle-orm";
import type { Intent, Payments } from "#server/adapters/payments/port.ts";
import type { Db } from "#server/db/connect.ts";
import { invoiceNumbers } from "#server/db/schema/orders.ts";
import { isUnsettled, lockOrder } from "#server/domain/orders.ts";
import type { Log } from "#server/process/log.ts";
import { startDelivery } from "../deliver/deliver-order-task.ts";
import { redeemPaidPromoCode } from "../promo/promo-codes.ts";
import type { Subject } from "../quote/order-subject.ts";
import { findQuote, moveOrder, noteOnOrder, type OrderQuote } from "../store.ts";

export type PaymentDeps = { db: Db; payments: Payments; log: Log };

type Settling = { subject?: Subject | null; reason: string };

// The one step that accepts a payment, for the webhook, the browser and the reconciliation. It asks the provider
// itself, and repeating it changes nothing. Returns whether the order is paid.
export async function settlePayment(deps: PaymentDeps, intentId: string, settling: Settling): Promise<boolean> {
  const { db, payments, log } = deps;
  const intent = await payments.readIntent(intentId);
  if (!intent?.orderId || intent.status !== "succeeded") return false;
  const quote = await findQuote(db, intent.orderId, intent.quoteId);
  if (!quote) {
    log.warn({ intentId }, "a payment belongs to no order of ours");
    return false;
  }
  if (!isPaidInFull(intent, quote)) {
    log.error({ intentId, orderId: quote.orderId }, "a payment is not the price that was quoted");
    await noteWrongAmount(db, { intent, quote });
    return false;
  }
  await takeMoney(db, { intent, quote, ...settling });
  return true;
}

function isPaidInFull(intent: Intent, quote: OrderQuote): boolean {
  return quote.amountCents > 0 && intent.receivedCents === quote.amountCents && intent.currency === quote.currency;
}

async function noteWrongAmount(db: Db, { intent, quote }: { intent: Intent; quote: OrderQuote }): Promise<void> {
  const reason = `${intent.id} took ${intent.receivedCents} ${intent.currency} instead of ${quote.amountCents}: give it back`;
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, quote.orderId);
    if (order) await noteOnOrder(tx, order, { reason });
  });
}

type Payment = Settling & { intent: Intent; quote: OrderQuote };

async function takeMoney(db: Db, { intent, quote, subject = null, reason }: Payment): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, quote.orderId);
    if (!order) throw new Error("a quote without its order");
    if (!isUnsettled(order)) {
      if (order.intentId !== intent.id) {
        await noteOnOrder(tx, order, { reason: `paid a second time, by ${intent.id}: give it back` });
      }
      await startDelivery(tx, order, { subject, isJustSettled: false });
      return;
    }
    const paid = await moveOrder(tx, order, {
      to: "paid",
      reason: `${reason}: ${intent.id} succeeded`,
      set: {
        // The provider knows which of the order's quotes was paid.
        quoteId: quote.id,
        intentId: intent.id,
        freeOrderId: null,
        settledAt: new Date(),
        invoiceNumber: sql`nextval(${invoiceNumbers.seqName})`,
      },
    });
    if (quote.promoCode) await redeemPaidPromoCode(tx, { orderId: order.id, code: quote.promoCode });
    await startDelivery(tx, paid, { subject, isJustSettled: true });
  });
}
