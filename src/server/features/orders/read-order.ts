import { eq, sql } from "drizzle-orm";
import { orders } from "#server/db/schema/orders.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { isUnsettled, type Order } from "#server/domain/orders.ts";
import type { AnswerGivenBy } from "#shared/contract/endpoint.ts";
import type { getOrder } from "#shared/contract/orders.ts";
import { dollarsOf } from "#shared/payment/pricing.ts";
import { type PaymentDeps, settlePayment } from "./settle/settle-payment.ts";
import { findOrder, findQuote } from "./store.ts";

type ReadDeps = PaymentDeps & { findListingIdIfAny: (orderId: string) => Promise<string | null> };

// A bank's own page sends the buyer back here. The payment may have gone through before the webhook told us.
export async function readOrder(
  deps: ReadDeps,
  customerId: CustomerId | null,
  id: string,
): Promise<AnswerGivenBy<typeof getOrder>> {
  const order = await settled(deps, await findOwnOrder(deps, customerId, id));
  // The caller is on the page, so no notice has to be mailed.
  await deps.db.update(orders).set({ watchedAt: sql`now()` }).where(eq(orders.id, order.id));
  const quote = await findQuote(deps.db, order.id, order.quoteId);
  if (!quote) throw new AppError("not_found");
  return {
    id: order.id,
    state: order.state,
    amount: dollarsOf(quote.amountCents),
    originalAmount: dollarsOf(quote.originalCents),
    discountAmount: dollarsOf(quote.originalCents - quote.amountCents),
    promoCode: quote.promoCode,
    propertyData: order.propertyData ?? {},
    paymentIntentId: order.intentId ?? order.freeOrderId,
    listingId: await deps.findListingIdIfAny(order.id),
  };
}

async function findOwnOrder({ db }: ReadDeps, customerId: CustomerId | null, id: string): Promise<Order> {
  const order = await findOrder(db, id);
  if (!order || order.customerId !== customerId) throw new AppError("not_found");
  return order;
}

async function settled(deps: ReadDeps, order: Order): Promise<Order> {
  if (!isUnsettled(order) || !order.intentId) return order;
  const isPaid = await settlePayment(deps, order.intentId, { reason: "the buyer came back from the bank" });
  return isPaid ? ((await findOrder(deps.db, order.id)) ?? order) : order;
}
