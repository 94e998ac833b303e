import { and, asc, desc, eq, getTableColumns, isNull, max, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { preparedOn } from "#server/db/named-statement.ts";
import { users } from "#server/db/schema/accounts.ts";
import { listings, listingTexts, listingTextVersions } from "#server/db/schema/listings.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { VersionWish } from "#shared/contract/listings.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { deliverable } from "#writer/deliverable.ts";
import type { Description } from "#writer/description.ts";

export type Listing = typeof listings.$inferSelect & { isRefunded: boolean };
export type ListingText = typeof listingTexts.$inferSelect;
export type TextVersionRow = Omit<typeof listingTextVersions.$inferSelect, "content" | "description">;
type KeptVersion = typeof listingTextVersions.$inferSelect;

type NewListing = { orderId: string; customerId: string; propertyData: PropertyData; texts: Description[] };

// In the transaction that moves the order to delivered.
export async function keepListing(tx: Tx, { orderId, customerId, propertyData, texts }: NewListing): Promise<string> {
  const isGuest = sql`not exists (select from ${users} where ${users.id} = ${customerId})`;
  const [listing] = await tx.insert(listings).values({ orderId, customerId, propertyData, isGuest }).returning();
  if (!listing) throw new Error("the listing was not stored");
  const rows = texts.map(deliverable).map((description, position) => {
    const { platform, content } = description;
    return { listingId: listing.id, platform, position, content, description };
  });
  await tx.insert(listingTexts).values(rows);
  return listing.id;
}

const listingById = preparedOn((db) =>
  withOrders(db)
    .where(eq(listings.id, sql.placeholder("id")))
    .prepare("listing-by-id"),
);

export async function findListing(db: Db, id: string): Promise<Listing | null> {
  const [listing] = await listingById(db).execute({ id });
  return listing ?? null;
}

export async function findListingOfOrder(db: Db, orderId: string): Promise<Listing | null> {
  const [listing] = await withOrders(db).where(eq(listings.orderId, orderId));
  return listing ?? null;
}

// A listing is only as good as its order: what was refunded is closed.
export function withOrders(db: Db) {
  const isRefunded = sql<boolean>`${orders.state} = 'refunded'`;
  return db
    .select({ ...getTableColumns(listings), isRefunded })
    .from(listings)
    .innerJoin(orders, eq(orders.id, listings.orderId))
    .$dynamic();
}

const textsOfListing = preparedOn((db) =>
  db
    .select()
    .from(listingTexts)
    .where(eq(listingTexts.listingId, sql.placeholder("listingId")))
    .orderBy(asc(listingTexts.position))
    .prepare("texts-of-listing"),
);

export async function findTexts(db: Db, listingId: string): Promise<ListingText[]> {
  return textsOfListing(db).execute({ listingId });
}

// The first opening counts; later ones change nothing.
export async function markOpened(db: Db, { id, openedAt }: Listing): Promise<Listing | null> {
  if (openedAt !== null) return null;
  await db
    .update(listings)
    .set({ openedAt: sql`now()` })
    .where(and(eq(listings.id, id), isNull(listings.openedAt)));
  return findListing(db, id);
}

export async function findNewestUnopened(db: Db, customerId: string): Promise<Listing | null> {
  const isUnopened = and(isNull(listings.openedAt), isNull(listings.forgottenAt));
  const [listing] = await withOrders(db)
    .where(and(eq(listings.customerId, customerId), isUnopened, ne(orders.state, "refunded")))
    .orderBy(desc(listings.createdAt))
    .limit(1);
  return listing ?? null;
}

const versionsOfListing = preparedOn((db) => {
  const { id, textId, number, wish, createdAt } = listingTextVersions;
  return db
    .select({ id, textId, number, wish, createdAt })
    .from(listingTextVersions)
    .innerJoin(listingTexts, eq(listingTexts.id, textId))
    .where(eq(listingTexts.listingId, sql.placeholder("listingId")))
    .orderBy(asc(number))
    .prepare("versions-of-listing");
});

// Without the texts themselves: a page lists versions and shows one.
export async function findVersions(db: Db, listingId: string): Promise<TextVersionRow[]> {
  return versionsOfListing(db).execute({ listingId });
}

export async function findVersion(db: Db, textId: string, number: number): Promise<KeptVersion | null> {
  const isIt = and(eq(listingTextVersions.textId, textId), eq(listingTextVersions.number, number));
  const [version] = await db.select().from(listingTextVersions).where(isIt);
  return version ?? null;
}

export async function findVersionReading(db: Db, textId: string, content: string): Promise<KeptVersion | null> {
  const isIt = and(eq(listingTextVersions.textId, textId), eq(listingTextVersions.content, content));
  const [version] = await db.select().from(listingTextVersions).where(isIt).orderBy(asc(listingTextVersions.number));
  return version ?? null;
}

type NewVersion = { description: Description; wish: VersionWish };

// The text's row is locked, so that two revisions at once become two versions.
export async function addVersion(db: Db, textId: string, { description: written, wish }: NewVersion): Promise<void> {
  const description = deliverable(written);
  await db.transaction(async (tx) => {
    const [text] = await tx.select().from(listingTexts).where(eq(listingTexts.id, textId)).for("update");
    if (!text) return;
    const [last] = await tx
      .select({ number: max(listingTextVersions.number) })
      .from(listingTextVersions)
      .where(eq(listingTextVersions.textId, textId));
    const number = (last?.number ?? 1) + 1;
    if (!last?.number) await keepFirst(tx, text);
    const { content } = description;
    await tx.insert(listingTextVersions).values({ textId, number, content, description, wish });
    await tx.update(listingTexts).set({ content, description, version: number }).where(eq(listingTexts.id, textId));
  });
}

async function keepFirst(tx: Tx, { id, listingId, content, description }: ListingText): Promise<void> {
  const [listing] = await tx.select({ at: listings.createdAt }).from(listings).where(eq(listings.id, listingId));
  const createdAt = listing?.at ?? new Date();
  await tx.insert(listingTextVersions).values({ textId: id, number: 1, content, description, createdAt });
}

export async function restoreText(db: Db, { textId, number, content, description }: KeptVersion): Promise<void> {
  await db.update(listingTexts).set({ content, description, version: number }).where(eq(listingTexts.id, textId));
}
