import type { Db, Tx } from "#server/db/connect.ts";
import { bindTask } from "#server/jobs/task.ts";
import type { Log } from "#server/log.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import type { ListingPlatform } from "#shared/contract-values.ts";
import type { Description } from "#writer/description.ts";
import { planDeliveryNotice } from "./delivery-notice-task.ts";
import { moveOrder } from "./move-order.ts";
import { postReceipt } from "./receipt.ts";
import { deliverOrderTask } from "./start-delivery.ts";
import { lockOrder, type Order } from "./store.ts";

const ATTEMPTS_WITH_A_MODEL = 4;

export type WritingWork = {
  orderId: string;
  subject: string;
  // In whose voice it is written.
  customerId: string;
  propertyData: PropertyData;
  platforms: ListingPlatform[];
  // After too many failures nothing is asked that could fail for somebody else's sake.
  isEmbeddedOnly: boolean;
};
export type DeliveredTexts = { orderId: string; customerId: string; propertyData: PropertyData; texts: Description[] };

export type DeliveryParts = {
  db: Db;
  log: Log;
  writeTexts: (work: WritingWork) => Promise<Description[]>;
  keepListing: (tx: Tx, delivered: DeliveredTexts) => Promise<string>;
};

export function bindDeliverOrder(parts: DeliveryParts) {
  return bindTask(deliverOrderTask, ({ orderId }) => deliverOrder(parts, orderId));
}

// May run twice, at once or after a crash: the order's lock and state decide who delivers.
async function deliverOrder(parts: DeliveryParts, orderId: string): Promise<void> {
  const order = await beginGenerating(parts.db, orderId);
  if (!order?.propertyData) return;
  const { subject, customerId, propertyData, platforms } = order;
  const isEmbeddedOnly = order.generationAttempts > ATTEMPTS_WITH_A_MODEL;
  try {
    const work = { orderId, subject, customerId, propertyData, platforms: platforms ?? ["airbnb"], isEmbeddedOnly };
    const texts = await parts.writeTexts(work);
    await finish(parts, { orderId, propertyData, texts });
  } catch (error) {
    parts.log.warn({ err: error, orderId, attempt: order.generationAttempts }, "a listing was not written");
    await recordFailure(parts.db, orderId, order.generationAttempts);
    throw error;
  }
}

async function beginGenerating(db: Db, orderId: string): Promise<Order | null> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || !["paid", "free", "generating", "failed"].includes(order.state)) return null;
    const generationAttempts = order.generationAttempts + 1;
    const reason = `writing begins, attempt ${generationAttempts}`;
    return moveOrder(tx, order, { to: "generating", reason, set: { generationAttempts } });
  });
}

async function finish(parts: DeliveryParts, delivered: Omit<DeliveredTexts, "customerId">): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const order = await lockOrder(tx, delivered.orderId);
    // Somebody else delivered it, or it was refunded meanwhile. That another attempt failed does not matter.
    if (order?.state !== "generating" && order?.state !== "failed") return;
    // The buyer may have signed in while it was written.
    const listingId = await parts.keepListing(tx, { ...delivered, customerId: order.customerId });
    const moved = await moveOrder(tx, order, { to: "delivered", reason: `listing ${listingId}` });
    await postReceipt(tx, moved, delivered.texts);
    await planDeliveryNotice(tx, moved, listingId);
  });
}

async function recordFailure(db: Db, orderId: string, attempt: number): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.state !== "generating" || order.generationAttempts !== attempt) return;
    await moveOrder(tx, order, { to: "failed", reason: `attempt ${attempt} failed; it will be tried again` });
  });
}
