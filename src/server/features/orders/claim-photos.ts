import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Tx } from "#server/db/connect.ts";
import { orders } from "#server/db/schema/orders.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { picturesNamedIn } from "#shared/stored-file.ts";
import type { Order } from "./store.ts";

// A picture in an order is kept for as long as the order may still be paid.
export async function claimPhotos(
  tx: Tx,
  { customerId }: Pick<Order, "customerId">,
  data: PropertyData,
): Promise<void> {
  const names = picturesNamedIn(data);
  if (names.length === 0) return;
  await tx
    .update(uploads)
    .set({ claimedAt: new Date() })
    .where(and(inArray(uploads.name, names), eq(uploads.customerId, customerId), isNull(uploads.claimedAt)));
}

// An order that nobody paid gives its pictures back, unless another order or a draft has them too.
export async function releasePhotos(tx: Tx, order: Order): Promise<void> {
  const names = picturesNamedIn(order.propertyData ?? {});
  if (names.length === 0) return;
  const inAnotherOrder = sql`exists (
    select from ${orders} other where other.id <> ${order.id} and other.customer_id = ${order.customerId}
      and other.state <> 'expired' and other.property_data::text like '%' || ${uploads.name} || '%')`;
  // Whoever only names another's picture in an order has no say in how long it is kept.
  const isOwn = eq(uploads.customerId, order.customerId);
  await tx
    .update(uploads)
    .set({ claimedAt: null })
    .where(and(inArray(uploads.name, names), isOwn, isNull(uploads.draftId), sql`not ${inAnotherOrder}`));
}
