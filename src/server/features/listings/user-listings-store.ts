import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { listings, listingTexts } from "#server/db/schema/listings.ts";
import { orderQuotes, orders } from "#server/db/schema/orders.ts";
import type { ListingOrder } from "#shared/contract/user-listings.ts";

const { propertyData, createdAt, id } = listings;

const ADDRESS = sql<string>`lower(coalesce(
  nullif(trim(${propertyData}->>'address'), ''), trim(${propertyData}->>'property_address'), ''))`;

const isOf = (customerId: string) => and(eq(listings.customerId, customerId), isNull(listings.forgottenAt));

export type UserListingsWish = {
  customerId: string;
  search: string;
  sort: ListingOrder;
  // The last listing that the caller has.
  cursor: string | null;
  limit: number;
};

export type UserListingRow = Awaited<ReturnType<typeof findUserListings>>[number];

export async function findUserListings(db: Db, wish: UserListingsWish) {
  const { search, limit } = wish;
  return userListings(db)
    .where(and(isOf(wish.customerId), containing(search), after(wish)))
    .orderBy(...orderOf(wish.sort))
    .limit(limit);
}

function userListings(db: Db) {
  return db
    .select({
      id,
      orderId: listings.orderId,
      propertyData,
      createdAt,
      isGuest: listings.isGuest,
      originalCents: orderQuotes.originalCents,
      amountCents: orderQuotes.amountCents,
      promoCode: orderQuotes.promoCode,
      isRefunded: sql<boolean>`${orders.state} = 'refunded'`,
    })
    .from(listings)
    .innerJoin(orders, eq(orders.id, listings.orderId))
    .leftJoin(orderQuotes, eq(orderQuotes.id, orders.quoteId))
    .$dynamic();
}

function containing(search: string): SQL | undefined {
  return search === "" ? undefined : sql`position(lower(${search}) in ${ADDRESS}) > 0`;
}

function orderOf(sort: ListingOrder): SQL[] {
  if (sort === "address") return [asc(ADDRESS), asc(id)];
  return sort === "oldest" ? [asc(createdAt), asc(id)] : [desc(createdAt), desc(id)];
}

// The key of the cursor stays in the database, whose moments are finer than ours.
function after({ sort, cursor }: UserListingsWish): SQL | undefined {
  if (cursor === null) return undefined;
  const key = sort === "address" ? ADDRESS : createdAt;
  const last = sql`((select ${key} from ${listings} where ${id} = ${cursor}), ${cursor}::uuid)`;
  return sort === "newest" ? sql`(${key}, ${id}) < ${last}` : sql`(${key}, ${id}) > ${last}`;
}

export async function findUserListing(db: Db | Tx, customerId: string, listingId: string) {
  const [listing] = await db
    .select({ id, orderId: listings.orderId })
    .from(listings)
    .where(and(isOf(customerId), eq(id, listingId)));
  return listing ?? null;
}

export type ContentOfListing = Pick<typeof listingTexts.$inferSelect, "listingId" | "platform" | "content">;

export async function findContents(db: Db, listingIds: string[]): Promise<ContentOfListing[]> {
  if (listingIds.length === 0) return [];
  const { listingId, platform, content, position } = listingTexts;
  return db
    .select({ listingId, platform, content })
    .from(listingTexts)
    .where(inArray(listingId, listingIds))
    .orderBy(asc(position));
}

export async function forgetListing(tx: Tx, listingId: string): Promise<void> {
  await tx.delete(listingTexts).where(eq(listingTexts.listingId, listingId));
  await tx.update(listings).set({ forgottenAt: sql`now()`, propertyData: {} }).where(eq(id, listingId));
}
