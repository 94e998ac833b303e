import { sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import type { Order } from "#server/domain/orders.ts";
import { startDelivery } from "./deliver/deliver-order-task.ts";
import { createPromoCode, listPromoCodes, type NewPromoCode } from "./promo/manage-promo-codes.ts";
import { expireOrder } from "./quote/expire-order.ts";
import { readForm } from "./quote/order-subject.ts";
import type { PaymentDeps } from "./settle/settle-payment.ts";

export type OrdersOffer = ReturnType<typeof offerOrders>;

export function offerOrders(deps: PaymentDeps) {
  const { db } = deps;
  return {
    abandon: (orderId: string, reason: string) => expireOrder(deps, orderId, { reason, isDue: sql`true` }),
    readForm: (customerId: CustomerId, orderId: string) => readForm(db, customerId, orderId),
    startDelivery: (tx: Tx, order: Order) => startDelivery(tx, order, { subject: null, isJustSettled: true }),
    promoCodeStore: promoCodeStoreIn(db),
  };
}

function promoCodeStoreIn(db: Db) {
  return { list: () => listPromoCodes(db), create: (tx: Tx, promo: NewPromoCode) => createPromoCode(tx, promo) };
}
