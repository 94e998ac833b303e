import type { Db } from "#server/db/connect.ts";
import type { CustomerId } from "#server/http/customers.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { claimPhotos } from "./claim-photos.ts";
import { findOrder } from "./store.ts";
import { DRAFT_KEY, findSubject } from "./subject.ts";

// The form behind an order as it is now, for whoever may still buy it. Its pictures stay for as long as the order does.
export async function readForm(db: Db, customerId: CustomerId, orderId: string): Promise<PropertyData | null> {
  const order = await findOrder(db, orderId);
  if (!order?.subject.startsWith(DRAFT_KEY)) return null;
  const draftId = order.subject.slice(DRAFT_KEY.length);
  const subject = await findSubject(db, customerId, { draftId });
  if (!subject) return null;
  await db.transaction((tx) => claimPhotos(tx, order, subject.propertyData));
  return subject.propertyData;
}
