import { eq } from "drizzle-orm";
import { postMail } from "#server/adapters/mail/send-mail-task.ts";
import type { Tx } from "#server/db/connect.ts";
import { users } from "#server/db/schema/accounts.ts";
import { AppError } from "#server/domain/app-error.ts";
import { isUnsettled, lockOrder, type Order } from "#server/domain/orders.ts";
import { plainLine } from "#server/domain/safe-text.ts";
import type { OrderState } from "#shared/contract-values.ts";
import { formatCents } from "#shared/payment/pricing.ts";
import { addressOf } from "#shared/property-facts.ts";
import { findOrder, findQuote, moveOrder, type OrderQuote } from "../store.ts";
import type { PaymentDeps } from "./settle-payment.ts";

// The whole amount, once: the provider itself refuses to give it back twice for the same order.
export async function refundOrder(deps: PaymentDeps, orderId: string, refund: Refund): Promise<OrderState> {
  const { order, quote, intentId } = await findRefundable(deps, orderId);
  if (order.state !== "refunded") {
    await deps.payments.refund({ intentId, orderId, amountCents: quote.amountCents });
    await moveToRefunded(deps, orderId, refund);
  }
  return "refunded";
}

type Refund = {
  reason: string;
  // Notes who gave it back, in the transaction that closes the order.
  record?: (tx: Tx) => Promise<void>;
};

type Refundable = { order: Order; quote: OrderQuote; intentId: string };

async function findRefundable({ db }: PaymentDeps, orderId: string): Promise<Refundable> {
  const order = await findOrder(db, orderId);
  if (!order) throw new AppError("not_found");
  const quote = await findQuote(db, order.id, order.quoteId);
  if (isUnsettled(order) || !order.intentId || !quote || quote.amountCents === 0) {
    throw new AppError("conflict", "Nothing was paid for this order.");
  }
  return { order, quote, intentId: order.intentId };
}

// A refund made in the provider's own pages counts the same, once it is a whole one.
export async function recordRefund(deps: PaymentDeps, intentId: string): Promise<void> {
  const intent = await deps.payments.readIntent(intentId);
  if (!intent?.orderId || intent.refundedCents < intent.receivedCents || intent.receivedCents === 0) return;
  const order = await findOrder(deps.db, intent.orderId);
  if (order?.intentId === intentId) await moveToRefunded(deps, order.id, { reason: "refunded at the provider" });
}

// The provider's event may have been faster than the admin's own call, which is recorded all the same.
async function moveToRefunded({ db }: PaymentDeps, orderId: string, { reason, record }: Refund): Promise<void> {
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

// In the transaction that closes the order, so that a closed description always comes with its notice.
async function postRefundNotice(tx: Tx, order: Order): Promise<void> {
  const [account] = await tx.select({ email: users.email }).from(users).where(eq(users.id, order.customerId));
  const to = order.receiptEmail ?? account?.email;
  const quote = await findQuote(tx, order.id, order.quoteId);
  if (!to || !quote) return;
  const address = plainLine(addressOf(order.propertyData ?? {}));
  const lines = [
    `We have given ${formatCents(quote.amountCents)} back to the card that paid this order.`,
    "Depending on your bank it takes 5 to 10 days until you see it.",
    "",
    `Order: ${order.id}`,
    ...(address ? [`Property: ${address}`] : []),
    "",
    "The description of this order is closed: it can no longer be read or revised.",
  ];
  await postMail(tx, { to, subject: "Your Stayscribe refund", text: `${lines.join("\n")}\n` });
}
