import { and, asc, desc, eq, getTableColumns, isNull, max, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { namedStatement } from "#server/db/named-statement.ts";
import { users } from "#server/db/schema/accounts.ts";
import { listings, listingTexts, listingTextVersions } from "#server/db/schema/listings.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { VersionWish } from "#shared/contract/listings/listings.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import type { Description } from "#writer/description.ts";
import { deliverable } from "#writer/write-embedded.ts";
import { daysOutdatedFrom } from "./facts/time-limits.ts";

export type Listing = typeof listings.$inferSelect & { isRefunded: boolean };
export type ListingText = typeof listingTexts.$inferSelect;
type KeptVersion = typeof listingTextVersions.$inferSelect;

type NewListing = { orderId: string; customerId: string; propertyData: PropertyData; texts: Description[] };

// In the transaction that moves the order to delivered.
export async function keepListing(tx: Tx, { orderId, customerId, propertyData, texts }: NewListing): Promise<string> {
  const isGuest = sql`not exists (select from ${users} where ${users.id} = ${customerId})`;
  const [listing] = await tx.insert(listings).values({ orderId, customerId, propertyData, isGuest }).returning();
  if (!listing) throw new Error("the listing was not stored");
  const rows = texts.map(deliverable).map((description, position) => {
    const { platform, content } = description;
    const outdatedFrom = daysOutdatedFrom(description, listing);
    return { listingId: listing.id, platform, position, content, description, outdatedFrom };
  });
  await tx.insert(listingTexts).values(rows);
  return listing.id;
}

const listingById = namedStatement<Listing>(
  "find-listing",
  `select l.id, l.order_id as "orderId", l.customer_id as "customerId", l.property_data as "propertyData",
     l.fact_changes as "factChanges", l.stood_by as "stoodBy", l.is_guest as "isGuest", l.opened_at as "openedAt", l.forgotten_at as "forgottenAt", l.created_at as "createdAt",
     o.state = 'refunded' as "isRefunded"
   from listings l join orders o on o.id = l.order_id where l.id = $1`,
);

export async function findListing(db: Db, id: string): Promise<Listing | null> {
  const [listing] = await listingById(db, id);
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

export async function findTexts(db: Db, listingId: string): Promise<ListingText[]> {
  return db
    .select()
    .from(listingTexts)
    .where(eq(listingTexts.listingId, listingId))
    .orderBy(asc(listingTexts.position));
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

// The moment as PostgreSQL writes it into JSON.
export type TextVersionRow = Pick<KeptVersion, "number" | "wish"> & { createdAt: string };
export type TextWithVersions = ListingText & { versions: TextVersionRow[] };
type FoundText = TextWithVersions & { present: TextVersionRow | null };

// The page lists the newest, and the others when they are asked for: it must not grow with every revision.
const VERSIONS_AT_FIRST = 8;

const textsWithVersions = namedStatement<FoundText>(
  "find-texts-with-versions",
  `select t.id, t.listing_id as "listingId", t.platform, t.position, t.content, t.description, t.version, t.outdated_from as "outdatedFrom",
     (select coalesce(json_agg(json_build_object('number', v.number, 'wish', v.wish, 'createdAt', v.created_at)
        order by v.number), '[]')
      from (select number, wish, created_at from listing_text_versions
            where text_id = t.id order by number desc limit ${VERSIONS_AT_FIRST}) v) as versions,
     (select json_build_object('number', v.number, 'wish', v.wish, 'createdAt', v.created_at)
      from listing_text_versions v where v.text_id = t.id and v.number = t.version) as present
   from listing_texts t where t.listing_id = $1 order by t.position`,
);

// The versions without their own texts: a page lists versions and shows one.
export async function findTextsWithVersions(db: Db, listingId: string): Promise<TextWithVersions[]> {
  return (await textsWithVersions(db, listingId)).map(({ present, ...text }) => {
    const isThere = !present || text.versions.some(({ number }) => number === present.number);
    return isThere ? text : { ...text, versions: [present, ...text.versions] };
  });
}

export async function findVersions(db: Db, textId: string) {
  const { number, wish, createdAt } = listingTextVersions;
  return db
    .select({ number, wish, createdAt })
    .from(listingTextVersions)
    .where(eq(listingTextVersions.textId, textId))
    .orderBy(asc(number));
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
export async function addVersion(
  db: Db | Tx,
  textId: string,
  { description: written, wish }: NewVersion,
): Promise<void> {
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
    await setText(tx, text, { content, description, version: number });
  });
}

async function keepFirst(tx: Tx, { id, listingId, content, description }: ListingText): Promise<void> {
  const [listing] = await tx.select({ at: listings.createdAt }).from(listings).where(eq(listings.id, listingId));
  const createdAt = listing?.at ?? new Date();
  await tx.insert(listingTextVersions).values({ textId: id, number: 1, content, description, createdAt });
}

export async function restoreText(db: Db, { textId, number, content, description }: KeptVersion): Promise<void> {
  await db.transaction(async (tx) => {
    const [text] = await tx.select().from(listingTexts).where(eq(listingTexts.id, textId)).for("update");
    if (text) await setText(tx, text, { content, description, version: number });
  });
}

type Shown = Pick<ListingText, "content" | "description" | "version">;

// With the days from which its sentences are out of date.
export async function setText(
  tx: Tx,
  { id, listingId }: ListingText,
  { content, description, version }: Shown,
): Promise<void> {
  const [listing] = await tx.select().from(listings).where(eq(listings.id, listingId));
  const outdatedFrom = listing ? daysOutdatedFrom(description, listing) : [];
  await tx.update(listingTexts).set({ content, description, version, outdatedFrom }).where(eq(listingTexts.id, id));
}
