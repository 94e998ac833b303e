import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { customers } from "#server/db/schema/customers.ts";
import { listings, listingTexts } from "#server/db/schema/listings.ts";
import { orderQuotes, orders, promoCodes } from "#server/db/schema/orders.ts";
import type { OrderState } from "#shared/contract-values.ts";

export type PlacedOrder = {
  address?: string;
  // A guest, unless it is an account.
  userId?: string | undefined;
  amountCents?: number;
  promoCode?: string | null;
  createdAt?: Date;
  state?: OrderState;
  content?: string;
  property?: Record<string, unknown>;
  receiptEmail?: string | null;
};

// An order with its quote and, where it was delivered, its listing, as the product leaves them behind.
export async function placeOrder(db: Db, placed: PlacedOrder = {}) {
  const { address = "1 Elm Street, Bend", userId, amountCents = 1999, promoCode = null, state = "delivered" } = placed;
  const { createdAt = new Date(), content = "**Title**\n\nA home", receiptEmail = null } = placed;
  const customerId = userId ?? randomUUID();
  await db.insert(customers).values({ id: customerId }).onConflictDoNothing();
  if (promoCode) await db.insert(promoCodes).values({ code: promoCode, percentOff: 20 }).onConflictDoNothing();
  const [orderId, quoteId] = [randomUUID(), randomUUID()];
  const propertyData = { address, bedrooms: 3, bathrooms: 2, ...placed.property };
  const isSettled = state !== "open" && state !== "expired";
  await db.insert(orders).values({
    id: orderId,
    customerId,
    subject: `details:${orderId}`,
    propertyData,
    platforms: ["airbnb"],
    state,
    intentId: amountCents > 0 ? `pi_${orderId}` : null,
    receiptEmail,
    settledAt: isSettled ? createdAt : null,
    createdAt,
  });
  const quote = { originalCents: 1999, memberDiscountCents: 0, promoDiscountCents: 1999 - amountCents, amountCents };
  await db.insert(orderQuotes).values({ id: quoteId, orderId, currency: "usd", promoCode, createdAt, ...quote });
  await db.update(orders).set({ quoteId }).where(eq(orders.id, orderId));
  const listingId = state === "delivered" ? randomUUID() : null;
  if (listingId) {
    const isGuest = userId === undefined;
    await db.insert(listings).values({ id: listingId, orderId, customerId, propertyData, isGuest, createdAt });
    const platform = "airbnb" as const;
    const description = { platform, content, sections: [], facts: [], contradictions: [], findings: [] };
    await db.insert(listingTexts).values({ listingId, platform, position: 0, content, description });
  }
  return { orderId, quoteId, listingId: listingId ?? "", customerId };
}
