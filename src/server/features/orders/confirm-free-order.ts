import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/http/app-error.ts";
import { isUnsettled, moveOrder } from "./move-order.ts";
import { redeemPromoCode } from "./promo-codes.ts";
import { startDelivery } from "./start-delivery.ts";
import { findQuote, lockOrder } from "./store.ts";
import type { Subject } from "./subject.ts";

type Confirmation = { orderId: string; freeOrderId: string; subject: Subject | null };

// Answers whether the order is free: an id that a later quote has voided buys nothing.
export async function confirmFreeOrder(db: Db, { orderId, freeOrderId, subject }: Confirmation): Promise<boolean> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.freeOrderId !== freeOrderId) return false;
    if (!isUnsettled(order)) {
      await startDelivery(tx, order, { subject, isJustSettled: false });
      return true;
    }
    const quote = await findQuote(tx, order.id, order.quoteId);
    if (order.state !== "open" || quote?.amountCents !== 0) return false;
    if (quote.promoCode && !(await redeemPromoCode(tx, { orderId, code: quote.promoCode }))) {
      throw new AppError("conflict", "The promo code is no longer available.");
    }
    const set = { settledAt: new Date() };
    const free = await moveOrder(tx, order, { to: "free", reason: "nothing to pay", set });
    await startDelivery(tx, free, { subject, isJustSettled: true });
    return true;
  });
}
