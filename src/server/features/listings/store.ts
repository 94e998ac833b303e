import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { users } from "#server/db/schema/accounts.ts";
import { listings, listingTexts } from "#server/db/schema/listings.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import type { Description } from "#writer/description.ts";

export type Listing = typeof listings.$inferSelect;
export type ListingText = typeof listingTexts.$inferSelect;

type NewListing = { orderId: string; customerId: string; propertyData: PropertyData; texts: Description[] };

// In the transaction that moves the order to delivered.
export async function keepListing(tx: Tx, { orderId, customerId, propertyData, texts }: NewListing): Promise<string> {
  const isGuest = sql`not exists (select from ${users} where ${users.id} = ${customerId})`;
  const [listing] = await tx.insert(listings).values({ orderId, customerId, propertyData, isGuest }).returning();
  if (!listing) throw new Error("the listing was not stored");
  const rows = texts.map((description, position) => {
    const { platform, content } = description;
    return { listingId: listing.id, platform, position, content, description };
  });
  await tx.insert(listingTexts).values(rows);
  return listing.id;
}

export async function findListing(db: Db, id: string): Promise<Listing | null> {
  const [listing] = await db.select().from(listings).where(eq(listings.id, id));
  return listing ?? null;
}

export async function findListingOfOrder(db: Db, orderId: string): Promise<Listing | null> {
  const [listing] = await db.select().from(listings).where(eq(listings.orderId, orderId));
  return listing ?? null;
}

export async function findTexts(db: Db, listingId: string): Promise<ListingText[]> {
  return db
    .select()
    .from(listingTexts)
    .where(eq(listingTexts.listingId, listingId))
    .orderBy(asc(listingTexts.position));
}

// The first opening counts; later ones change nothing.
export async function markOpened(db: Db, id: string): Promise<Listing | null> {
  await db
    .update(listings)
    .set({ openedAt: sql`now()` })
    .where(and(eq(listings.id, id), isNull(listings.openedAt)));
  return findListing(db, id);
}
