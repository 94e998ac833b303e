import { and, asc, desc, eq, isNull, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { preparedOn } from "#server/db/named-statement.ts";
import { listings, listingTexts } from "#server/db/schema/listings.ts";
import { orderQuotes, orders } from "#server/db/schema/orders.ts";
import type { ListingOrder } from "#shared/contract-values.ts";

const { propertyData, createdAt, id } = listings;

const ADDRESS = sql<string>`lower(coalesce(
  nullif(trim(${propertyData}->>'address'), ''), trim(${propertyData}->>'property_address'), ''))`;

const isOf = (customerId: string | Placeholder) =>
  and(eq(listings.customerId, customerId), isNull(listings.forgottenAt));

export type UserListingsWish = {
  customerId: string;
  search: string;
  sort: ListingOrder;
  // The last listing that the caller has.
  cursor: string | null;
  limit: number;
};

export type UserListingRow = Awaited<ReturnType<typeof findUserListings>>[number];

// The first listings as a dashboard opens with them, which most calls ask for.
const newestListings = preparedOn((db) =>
  userListings(db)
    .where(isOf(sql.placeholder("customerId")))
    .orderBy(...orderOf("newest"))
    .limit(sql.placeholder("limit"))
    .prepare("newest-listings"),
);

export async function findUserListings(db: Db, wish: UserListingsWish) {
  const { customerId, search, sort, cursor, limit } = wish;
  if (sort === "newest" && search === "" && cursor === null) return newestListings(db).execute({ customerId, limit });
  return userListings(db)
    .where(and(isOf(customerId), containing(search), after(wish)))
    .orderBy(...orderOf(sort))
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

const contentsOfListings = preparedOn((db) => {
  const { listingId, platform, content, position } = listingTexts;
  return db
    .select({ listingId, platform, content })
    .from(listingTexts)
    .where(sql`${listingId} = any(${sql.placeholder("listingIds")})`)
    .orderBy(asc(position))
    .prepare("contents-of-listings");
});

export async function findContents(db: Db, listingIds: string[]): Promise<ContentOfListing[]> {
  return listingIds.length === 0 ? [] : contentsOfListings(db).execute({ listingIds });
}

export async function forgetListing(tx: Tx, listingId: string): Promise<void> {
  await tx.delete(listingTexts).where(eq(listingTexts.listingId, listingId));
  await tx.update(listings).set({ forgottenAt: sql`now()`, propertyData: {} }).where(eq(id, listingId));
}
