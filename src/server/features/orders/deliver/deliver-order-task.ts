import { eq } from "drizzle-orm";
import { z } from "zod";
import { postMail } from "#server/adapters/mail/send-mail-task.ts";
import type { Db, Tx } from "#server/db/connect.ts";
import { orders } from "#server/db/schema/orders.ts";
import { isUndelivered, lockOrder, type Order } from "#server/domain/orders.ts";
import { claimPhotos } from "#server/domain/pictures/photo-claims.ts";
import { isWithinDailyMails } from "#server/domain/rate-limit-counters.ts";
import { plainLine } from "#server/domain/safe-text.ts";
import { bindTask, defineTask, enqueue } from "#server/jobs/task.ts";
import type { Log } from "#server/process/log.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import type { ListingPlatform } from "#shared/contract-values.ts";
import { hasLink } from "#shared/host-words/find-links.ts";
import { formatCents } from "#shared/payment/pricing.ts";
import { addressOf, PLATFORM_LABELS } from "#shared/property-facts.ts";
import type { Description } from "#writer/description.ts";
import { deliverable } from "#writer/write-embedded.ts";
import type { Subject } from "../quote/order-subject.ts";
import { findQuote, moveOrder, type OrderQuote } from "../store.ts";
import { planDeliveryNotice } from "./delivery-notice-task.ts";

const FREE_PER_DAY = 5;

const PAID_PER_DAY = 50;

const ATTEMPTS_WITH_A_MODEL = 4;

// More attempts than the writer gets with a model: the last ones cannot fail for its sake.
export const deliverOrderTask = defineTask({
  name: "deliver-order",
  payload: z.object({ orderId: z.string() }),
  maxAttempts: 10,
});

type Start = { subject: Subject | null; isJustSettled: boolean };

// In the transaction that settles the order, or that tells a settled one what it is for.
export async function startDelivery(tx: Tx, order: Order, { subject, isJustSettled }: Start): Promise<void> {
  const isBound = order.propertyData !== null;
  if (!isBound && subject) await bindSubject(tx, order, subject);
  // An order that was paid after it had expired takes its pictures back.
  if (order.propertyData && isJustSettled) await claimPhotos(tx, order, order.propertyData);
  const isReady = isBound ? isJustSettled : subject !== null;
  if (isReady) await enqueue(tx, deliverOrderTask, { orderId: order.id });
}

async function bindSubject(tx: Tx, order: Order, { key, propertyData, platforms }: Subject): Promise<void> {
  await tx.update(orders).set({ subject: key, propertyData, platforms }).where(eq(orders.id, order.id));
  await claimPhotos(tx, order, propertyData);
}

export type WritingWork = {
  orderId: string;
  subject: string;
  // In whose voice it is written.
  customerId: string;
  propertyData: PropertyData;
  platforms: ListingPlatform[];
  // After too many failures no outside service is used, since it could fail again.
  isEmbeddedOnly: boolean;
};
export type DeliveredTexts = { orderId: string; customerId: string; propertyData: PropertyData; texts: Description[] };

export type DeliveryDeps = {
  db: Db;
  log: Log;
  writeTexts: (work: WritingWork) => Promise<Description[]>;
  keepListing: (tx: Tx, delivered: DeliveredTexts) => Promise<string>;
};

export function bindDeliverOrder(deps: DeliveryDeps) {
  return bindTask(deliverOrderTask, ({ orderId }) => deliverOrder(deps, orderId));
}

// May run twice, at once or after a crash: the order's lock and state decide who delivers.
async function deliverOrder(deps: DeliveryDeps, orderId: string): Promise<void> {
  const order = await beginGenerating(deps.db, orderId);
  if (!order?.propertyData) return;
  const { subject, customerId, propertyData, platforms } = order;
  const isEmbeddedOnly = order.generationAttempts > ATTEMPTS_WITH_A_MODEL;
  try {
    const work = { orderId, subject, customerId, propertyData, platforms: platforms ?? ["airbnb"], isEmbeddedOnly };
    const texts = await deps.writeTexts(work);
    await finish(deps, { orderId, propertyData, texts });
  } catch (error) {
    deps.log.warn({ err: error, orderId, attempt: order.generationAttempts }, "a listing was not written");
    await recordFailure(deps.db, orderId, order.generationAttempts);
    throw error;
  }
}

async function beginGenerating(db: Db, orderId: string): Promise<Order | null> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || !isUndelivered(order)) return null;
    const generationAttempts = order.generationAttempts + 1;
    const reason = `writing begins, attempt ${generationAttempts}`;
    return moveOrder(tx, order, { to: "generating", reason, set: { generationAttempts } });
  });
}

async function finish(deps: DeliveryDeps, delivered: Omit<DeliveredTexts, "customerId">): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, delivered.orderId);
    // Another worker delivered it, or it was refunded in the meantime. A failure of another attempt does not matter.
    if (order?.state !== "generating" && order?.state !== "failed") return;
    // The buyer may have signed in while it was written.
    const listingId = await deps.keepListing(tx, { ...delivered, customerId: order.customerId });
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

// Posted in the transaction that delivers: one order, one receipt, with what was bought. A guest's page closes after
// half an hour, and a mailbox does not.
async function postReceipt(tx: Tx, order: Order, texts: Description[]): Promise<void> {
  const quote = order.receiptEmail && (await findQuote(tx, order.id, order.quoteId));
  if (!quote || !order.receiptEmail) return;
  // A free order costs nothing, and its address need not be the buyer's.
  const max = quote.amountCents === 0 ? FREE_PER_DAY : PAID_PER_DAY;
  if (!(await isWithinDailyMails(tx, { kind: "receipt", to: order.receiptEmail, max }))) return;
  const subject = quote.amountCents === 0 ? "Your free Stayscribe order" : "Your Stayscribe receipt";
  await postMail(tx, { to: order.receiptEmail, subject, text: receiptText(order, quote) + descriptionText(texts) });
}

function receiptText(order: Order, quote: OrderQuote): string {
  const address = plainLine(addressOf(order.propertyData ?? {}));
  const lines = [
    "Thank you for your purchase!",
    "",
    `Order: ${order.id}`,
    ...(order.invoiceNumber === null ? [] : [`Invoice: ${order.invoiceNumber}`]),
    ...(address ? [`Property: ${address}`] : []),
    "",
    `Property description: ${formatCents(quote.originalCents)}`,
    ...discountLine("Member discount", quote.memberDiscountCents),
    ...discountLine(`Promo code ${quote.promoCode ?? ""}`, quote.promoDiscountCents),
    `Total paid: ${formatCents(quote.amountCents)}`,
  ];
  return `${lines.join("\n")}\n`;
}

// Sections with a link are left out: our mails must not lead a reader to a page that another person chose.
function descriptionText(texts: Description[]): string {
  const deps = texts
    .map(deliverable)
    .flatMap(({ platform, sections }) => [
      ...(texts.length > 1 ? [`== ${PLATFORM_LABELS[platform]} ==`] : []),
      ...sections.filter(({ text }) => !hasLink(text)).map(({ heading, text }) => `${heading.toUpperCase()}\n${text}`),
    ]);
  return deps.length > 0 ? `\nYour description, to keep:\n\n${deps.join("\n\n")}\n` : "";
}

function discountLine(name: string, cents: number): string[] {
  return cents > 0 ? [`${name}: -${formatCents(cents)}`] : [];
}
