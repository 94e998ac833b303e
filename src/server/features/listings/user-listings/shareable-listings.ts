import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { listings, listingTexts } from "#server/db/schema/listings.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { isUuid } from "#server/domain/is-uuid.ts";
import { PLATFORM_LABELS, readPropertyFacts } from "#shared/property-facts.ts";
import { isClosed } from "../read/read-listing.ts";
import { withOrders } from "../store.ts";

const MOST_SEARCHED = 200;

type Shareable = {
  address: string | null;
  texts: { platform: string; sections: { heading: string; text: string }[] }[];
};

// What a customer may read, and hence send on. A guest's view that has not begun is not begun by sharing.
export async function findShareableListings(
  db: Db,
  customerId: CustomerId,
  listingId: string | null,
): Promise<Shareable[]> {
  if (listingId !== null && !isUuid(listingId)) return [];
  const isOwn = and(eq(listings.customerId, customerId), isNull(listings.forgottenAt));
  const found = await withOrders(db)
    .where(listingId === null ? isOwn : and(isOwn, eq(listings.id, listingId)))
    .orderBy(desc(listings.createdAt))
    .limit(MOST_SEARCHED);
  const readable = found.filter((listing) => !isClosed(listing));
  if (readable.length === 0) return [];
  const ids = readable.map(({ id }) => id);
  const texts = await db.select().from(listingTexts).where(inArray(listingTexts.listingId, ids));
  return readable.map(({ id, propertyData }) => ({
    address: readPropertyFacts(propertyData).address,
    texts: texts
      .filter((text) => text.listingId === id)
      .map(({ platform, description }) => ({
        platform: PLATFORM_LABELS[platform],
        sections: description.sections.map(({ heading, text }) => ({ heading, text })),
      })),
  }));
}
