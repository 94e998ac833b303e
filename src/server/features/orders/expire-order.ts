import { type SQL, sql } from "drizzle-orm";
import { orders } from "#server/db/schema/orders.ts";
import { releasePhotos } from "./claim-photos.ts";
import { moveOrder } from "./move-order.ts";
import { releasePromoCodes } from "./promo-codes.ts";
import { endTurn, lockOrderInTurn, type Turn, tryTakeTurn } from "./quote-turn.ts";
import { type PaymentParts, settlePayment } from "./settle-payment.ts";

export type Expiry = { reason: string; isDue: SQL };

// The buyer left, and somebody else waits for the promo code.
export const PROMO_CODE_LAPSED: Expiry = {
  reason: "its promo code's reservation lapsed and another buyer asked for the code",
  isDue: sql`exists (select from promo_uses use where use.order_id = ${orders.id} and use.redeemed_at is null
    and use.reserved_until < now())`,
};

// The same buyer wants the code for something else: one buyer holds it once.
export const PROMO_CODE_MOVED: Expiry = {
  reason: "its buyer asked for the promo code for another order",
  isDue: sql`exists (select from promo_uses use where use.order_id = ${orders.id} and use.redeemed_at is null)`,
};

export const ABANDONED: Expiry = {
  reason: "abandoned",
  isDue: sql`${orders.updatedAt} < now() - interval '24 hours'`,
};

// An order expires only when the provider has promised that its intent can no longer be paid.
export async function expireOrder(parts: PaymentParts, orderId: string, expiry: Expiry): Promise<void> {
  const turn = await tryTakeTurn(parts.db, orderId);
  if (!turn) return;
  try {
    await expireInTurn(parts, turn, expiry);
  } finally {
    await endTurn(parts.db, turn);
  }
}

async function expireInTurn(parts: PaymentParts, turn: Turn, { reason, isDue }: Expiry): Promise<void> {
  const { id, intentId } = turn.order;
  const due = await parts.db.execute(sql`select from ${orders} where ${orders.id} = ${id} and ${isDue}`);
  if (due.rowCount === 0) return;
  if (intentId) {
    const intent = await parts.payments.cancelIntent(intentId);
    if (intent.status === "succeeded") await settlePayment(parts, intentId, { reason: "found paid when it expired" });
    if (intent.status !== "canceled") return;
  }
  await parts.db.transaction(async (tx) => {
    const order = await lockOrderInTurn(tx, turn);
    if (!order) return;
    await moveOrder(tx, order, { to: "expired", reason, set: { freeOrderId: null } });
    await releasePromoCodes(tx, id);
    await releasePhotos(tx, order);
  });
}
