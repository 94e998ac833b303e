import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { isUnsettled, lockOrder, type Order } from "#server/domain/orders.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import type { ListingPlatform } from "#shared/contract-values.ts";
import { redeemPromoCode } from "../promo/promo-codes.ts";
import { contradicts, findSubject, type Subject, type SubjectRequest } from "../quote/order-subject.ts";
import { type PaymentDeps, settlePayment } from "../settle/settle-payment.ts";
import { findOrderByPayment, findQuote, moveOrder } from "../store.ts";
import { startDelivery } from "./deliver-order-task.ts";
import type { DeliveryWatch } from "./delivery-watch.ts";

export type RefuseUnwritable = (propertyData: PropertyData, platforms: ListingPlatform[]) => Promise<void>;

export type CollectDeps = PaymentDeps & { watch: DeliveryWatch; refuseUnwritable: RefuseUnwritable };

export type CollectRequest = { customerId: CustomerId | null; paymentId: string; what: SubjectRequest };

// Verifies the payment, starts the delivery if it was not started, and waits for it. Returns the delivered order's id.
// Repeats, here or on another server, find the same delivery under way or done.
export async function collectListing(deps: CollectDeps, request: CollectRequest): Promise<string> {
  const { customerId, paymentId, what } = request;
  const order = customerId && (await findOrderByPayment(deps.db, customerId, paymentId));
  if (!order) throw new AppError("not_found", "This payment is not known.");
  const isBound = order.propertyData !== null;
  // A bound order knows what it is for; the caller's word is needed only where it does not.
  const subject = isBound && !namesOneThing(what) ? null : await findSubject(deps.db, customerId, what);
  if (subject && contradicts(order.subject, subject.key)) {
    throw new AppError("conflict", "This payment belongs to another listing.");
  }
  if (!isBound && subject) await deps.refuseUnwritable(subject.propertyData, subject.platforms);
  if (isUnsettled(order) || !isBound) await settle(deps, order, { paymentId, subject });
  await deps.watch.untilDelivered(order.id);
  return order.id;
}

function namesOneThing({ jobId, propertyId }: SubjectRequest): boolean {
  return Boolean(jobId ?? propertyId);
}

type Settling = { paymentId: string; subject: Subject | null };

async function settle(deps: CollectDeps, order: Order, { paymentId, subject }: Settling): Promise<void> {
  const isSettled =
    order.freeOrderId === paymentId
      ? await confirmFreeOrder(deps.db, { orderId: order.id, freeOrderId: paymentId, subject })
      : await settlePayment(deps, paymentId, { subject, reason: "the buyer came back" });
  if (!isSettled) throw new AppError("conflict", "The payment has not been completed.");
}

type Confirmation = { orderId: string; freeOrderId: string; subject: Subject | null };

// Answers whether the order is free: an id that a later quote has voided buys nothing.
async function confirmFreeOrder(db: Db, { orderId, freeOrderId, subject }: Confirmation): Promise<boolean> {
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
