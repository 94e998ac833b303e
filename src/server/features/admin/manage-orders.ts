import type { Db, Tx } from "#server/db/connect.ts";
import { AppError } from "#server/http/app-error.ts";
import { isUuid } from "#server/is-uuid.ts";
import type { AdminOrderDetails } from "#shared/contract/admin.ts";
import { adminMessages } from "#shared/messages/admin.ts";
import { dollarsOf } from "#shared/money.ts";
import {
  findEvents,
  findListingId,
  findOrderRow,
  findQuotes,
  lockOrder,
  type Order,
  type OrderRow,
  orderOf,
} from "./orders-store.ts";
import { type Admin, recordChange } from "./record-change.ts";

export async function readOrder(db: Db, id: string): Promise<AdminOrderDetails> {
  const row = isUuid(id) ? await findOrderRow(db, id) : null;
  if (!row) throw new AppError("not_found");
  const [quotes, events, listingId] = await Promise.all([
    findQuotes(db, id),
    findEvents(db, id),
    findListingId(db, id),
  ]);
  const { order } = row;
  return {
    ...orderOf(row),
    paymentId: order.intentId ?? order.freeOrderId,
    invoiceNumber: order.invoiceNumber,
    disputedAt: order.disputedAt?.toISOString() ?? null,
    userId: row.email === null ? null : order.customerId,
    platforms: order.platforms ?? [],
    listingId,
    canBeRefunded: canBeRefunded(row),
    canBeRetried: canBeRetried(order),
    quotes: quotes.map((quote) => ({
      id: quote.id,
      isInForce: quote.id === order.quoteId,
      originalAmount: dollarsOf(quote.originalCents),
      memberDiscount: dollarsOf(quote.memberDiscountCents),
      promoDiscount: dollarsOf(quote.promoDiscountCents),
      amount: dollarsOf(quote.amountCents),
      promoCode: quote.promoCode,
      createdAt: quote.createdAt.toISOString(),
    })),
    events: events.map(({ id: eventId, fromState, toState, reason, createdAt }) => ({
      id: eventId,
      from: fromState,
      to: toState,
      reason,
      at: createdAt.toISOString(),
    })),
  };
}

function canBeRefunded({ order, quote }: OrderRow): boolean {
  const isSettled = !["open", "expired", "refunded"].includes(order.state);
  return isSettled && order.intentId !== null && (quote?.amountCents ?? 0) > 0;
}

function canBeRetried({ state, propertyData }: Order): boolean {
  return propertyData !== null && ["paid", "free", "generating", "failed"].includes(state);
}

// Puts the delivery of a settled order on the way, from the feature that delivers.
export type StartDelivery = (tx: Tx, order: Order) => Promise<void>;

export type RetryParts = { db: Db; startDelivery: StartDelivery };

export async function retryDelivery({ db, startDelivery }: RetryParts, admin: Admin, id: string): Promise<void> {
  if (!isUuid(id)) throw new AppError("not_found");
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new AppError("not_found");
    if (!canBeRetried(order)) throw new AppError("conflict", adminMessages.nothingToRetry);
    await startDelivery(tx, order);
    await recordChange(tx, admin, { action: "delivery_retried", subject: id, details: { state: order.state } });
  });
}
