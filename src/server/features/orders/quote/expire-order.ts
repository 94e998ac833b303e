import { type SQL, sql } from "drizzle-orm";
import { orders } from "#server/db/schema/orders.ts";
import { releasePhotos } from "#server/domain/pictures/photo-claims.ts";
import { releasePromoCodes } from "../promo/promo-codes.ts";
import { type PaymentDeps, settlePayment } from "../settle/settle-payment.ts";
import { endOrderLease, lockLeasedOrder, moveOrder, type OrderLease, tryLeaseOrder } from "../store.ts";

const UNPAID_HOURS = 24;

export type Expiry = { reason: string; isDue: SQL };

// The buyer left, and another buyer waits for the promo code.
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
  isDue: sql`${orders.updatedAt} < now() - make_interval(hours => ${UNPAID_HOURS})`,
};

// An order expires only when the provider has promised that its intent can no longer be paid.
export async function expireOrder(deps: PaymentDeps, orderId: string, expiry: Expiry): Promise<void> {
  const lease = await tryLeaseOrder(deps.db, orderId);
  if (!lease) return;
  try {
    await expireLeased(deps, lease, expiry);
  } finally {
    await endOrderLease(deps.db, lease);
  }
}

async function expireLeased(deps: PaymentDeps, lease: OrderLease, { reason, isDue }: Expiry): Promise<void> {
  const { id, intentId } = lease.order;
  const due = await deps.db.execute(sql`select from ${orders} where ${orders.id} = ${id} and ${isDue}`);
  if (due.rowCount === 0) return;
  if (intentId) {
    const intent = await deps.payments.cancelIntent(intentId);
    if (intent.status === "succeeded") await settlePayment(deps, intentId, { reason: "found paid when it expired" });
    if (intent.status !== "canceled") return;
  }
  await deps.db.transaction(async (tx) => {
    const order = await lockLeasedOrder(tx, lease);
    if (!order) return;
    await moveOrder(tx, order, { to: "expired", reason, set: { freeOrderId: null } });
    await releasePromoCodes(tx, id);
    await releasePhotos(tx, order);
  });
}
