import { AppError } from "#server/http/app-error.ts";
import type { CustomerId } from "#server/http/customers.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import type { ListingPlatform } from "#shared/contract-values.ts";
import { confirmFreeOrder } from "./confirm-free-order.ts";
import type { DeliveryWatch } from "./delivery-watch.ts";
import { isUnsettled } from "./move-order.ts";
import { type PaymentParts, settlePayment } from "./settle-payment.ts";
import { findOrderByPayment, type Order } from "./store.ts";
import { contradicts, findSubject, type Subject, type SubjectRequest } from "./subject.ts";

export type RefuseUnwritable = (propertyData: PropertyData, platforms: ListingPlatform[]) => Promise<void>;

export type CollectParts = PaymentParts & { watch: DeliveryWatch; refuseUnwritable: RefuseUnwritable };

export type CollectRequest = { customerId: CustomerId | null; paymentId: string; what: SubjectRequest };

// Verifies the payment, starts the delivery if nobody has, and waits for it. Answers the delivered order's id.
// Repeats, here or on another server, find the same delivery under way or done.
export async function collectListing(parts: CollectParts, request: CollectRequest): Promise<string> {
  const { customerId, paymentId, what } = request;
  const order = customerId && (await findOrderByPayment(parts.db, customerId, paymentId));
  if (!order) throw new AppError("not_found", "This payment is not known.");
  const isBound = order.propertyData !== null;
  // A bound order knows what it is for; the caller's word is needed only where it does not.
  const subject = isBound && !namesOneThing(what) ? null : await findSubject(parts.db, customerId, what);
  if (subject && contradicts(order.subject, subject.key)) {
    throw new AppError("conflict", "This payment belongs to another listing.");
  }
  if (!isBound && subject) await parts.refuseUnwritable(subject.propertyData, subject.platforms);
  if (isUnsettled(order) || !isBound) await settle(parts, order, { paymentId, subject });
  await parts.watch.untilDelivered(order.id);
  return order.id;
}

function namesOneThing({ jobId, propertyId }: SubjectRequest): boolean {
  return Boolean(jobId ?? propertyId);
}

type Settling = { paymentId: string; subject: Subject | null };

async function settle(parts: CollectParts, order: Order, { paymentId, subject }: Settling): Promise<void> {
  const isSettled =
    order.freeOrderId === paymentId
      ? await confirmFreeOrder(parts.db, { orderId: order.id, freeOrderId: paymentId, subject })
      : await settlePayment(parts, paymentId, { subject, reason: "the buyer came back" });
  if (!isSettled) throw new AppError("conflict", "The payment has not been completed.");
}
