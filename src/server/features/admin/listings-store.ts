import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { users } from "#server/db/schema/accounts.ts";
import { adminListings } from "#server/db/schema/admin.ts";
import { listings, listingTexts } from "#server/db/schema/listings.ts";
import { orderQuotes, orders } from "#server/db/schema/orders.ts";
import type { AdminListing } from "#shared/contract/account/admin.ts";
import { dollarsOf } from "#shared/payment/pricing.ts";
import { PLATFORM_LABELS, readPropertyFacts } from "#shared/property-facts.ts";

// All that is known of a listing but its texts.
export type ListingFacts = Omit<AdminListing, "generatedContent">;

// In the order of the ids.
export async function readListingFacts(db: Db, ids: string[]): Promise<ListingFacts[]> {
  const rows = await findRows(db, ids);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    return row ? [factsOf(row)] : [];
  });
}

export async function readListings(db: Db, ids: string[]): Promise<AdminListing[]> {
  const [facts, contents] = await Promise.all([readListingFacts(db, ids), readContents(db, ids)]);
  return facts.map((listing) => ({ ...listing, generatedContent: contents.get(listing.id) ?? "" }));
}

type Row = Awaited<ReturnType<typeof findRows>>[number];

async function findRows(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: listings.id,
      orderId: listings.orderId,
      isGuest: listings.isGuest,
      propertyData: listings.propertyData,
      forgottenAt: listings.forgottenAt,
      createdAt: listings.createdAt,
      ordered: orders.propertyData,
      state: orders.state,
      platforms: adminListings.platforms,
      originalCents: orderQuotes.originalCents,
      amountCents: orderQuotes.amountCents,
      promoCode: orderQuotes.promoCode,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
    })
    .from(adminListings)
    .innerJoin(listings, eq(listings.id, adminListings.listingId))
    .innerJoin(orders, eq(orders.id, listings.orderId))
    .leftJoin(orderQuotes, eq(orderQuotes.id, orders.quoteId))
    .leftJoin(users, eq(users.id, listings.customerId))
    .where(inArray(adminListings.listingId, ids));
}

function factsOf(row: Row): ListingFacts {
  // Of a guest's forgotten listing the order still knows what it was for.
  const facts = readPropertyFacts(row.forgottenAt ? (row.ordered ?? row.propertyData) : row.propertyData);
  return {
    ...facts,
    id: row.id,
    orderId: row.orderId,
    selectedPlatforms: row.platforms,
    originalAmount: dollarsOf(row.originalCents ?? 0),
    finalAmount: dollarsOf(row.amountCents ?? 0),
    promoCode: row.promoCode,
    isRefunded: row.state === "refunded",
    createdAt: row.createdAt.toISOString(),
    isGuest: row.isGuest,
    userName: [row.firstName, row.lastName].filter(Boolean).join(" ") || null,
    userEmail: row.email,
  };
}

// One text is itself; several are told apart by their platform.
async function readContents(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { listingId, platform, content, position } = listingTexts;
  const texts = await db
    .select({ listingId, platform, content })
    .from(listingTexts)
    .where(inArray(listingId, ids))
    .orderBy(asc(position));
  const textsOf = Map.groupBy(texts, (text) => text.listingId);
  return new Map(
    [...textsOf].map(([id, own]) => {
      const parts = own.map((text) => `**${PLATFORM_LABELS[text.platform]}**\n\n${text.content}`);
      return [id, own.length === 1 ? (own[0]?.content ?? "") : parts.join("\n\n")];
    }),
  );
}
