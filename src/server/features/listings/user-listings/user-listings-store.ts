import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { namedStatement } from "#server/db/named-statement.ts";
import { listings, listingTexts } from "#server/db/schema/listings.ts";
import { orderQuotes, orders } from "#server/db/schema/orders.ts";
import type { ListingOrder } from "#shared/contract-values.ts";

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

export type UserListingRow = Awaited<ReturnType<typeof userListings>>[number];

// The first listings as a dashboard opens with them, which most calls ask for.
const newestListings = namedStatement<UserListingRow>(
  "find-newest-listings",
  `select l.id, l.order_id as "orderId", l.property_data as "propertyData", l.created_at as "createdAt",
     l.is_guest as "isGuest", q.original_cents as "originalCents", q.amount_cents as "amountCents",
     q.promo_code as "promoCode", o.state = 'refunded' as "isRefunded"
   from listings l join orders o on o.id = l.order_id left join order_quotes q on q.id = o.quote_id
   where l.customer_id = $1 and l.forgotten_at is null order by l.created_at desc, l.id desc limit $2`,
);

export async function findUserListings(db: Db, wish: UserListingsWish): Promise<UserListingRow[]> {
  const { customerId, search, sort, cursor, limit } = wish;
  if (sort === "newest" && search === "" && cursor === null) return newestListings(db, customerId, limit);
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

export type ContentOfListing = Pick<
  typeof listingTexts.$inferSelect,
  "listingId" | "platform" | "content" | "outdatedFrom"
>;

const contentsOfListings = namedStatement<ContentOfListing>(
  "find-contents-of-listings",
  `select listing_id as "listingId", platform, content, outdated_from as "outdatedFrom" from listing_texts where listing_id = any($1) order by position`,
);

export async function findContents(db: Db, listingIds: string[]): Promise<ContentOfListing[]> {
  return listingIds.length === 0 ? [] : contentsOfListings(db, listingIds);
}

export async function forgetListing(tx: Tx, listingId: string): Promise<void> {
  await tx.delete(listingTexts).where(eq(listingTexts.listingId, listingId));
  await tx
    .update(listings)
    .set({ forgottenAt: sql`now()`, propertyData: {}, factChanges: [], stoodBy: [] })
    .where(eq(id, listingId));
}
