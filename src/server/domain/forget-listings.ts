import { inArray, type SQLWrapper, sql } from "drizzle-orm";
import type { Tx } from "#server/db/connect.ts";
import { listings, listingTexts } from "#server/db/schema/listings.ts";

// Their texts, and all that is known of their homes. The bare row stays, since an order names it.
export async function forgetListings(tx: Tx, ids: string[] | SQLWrapper): Promise<void> {
  await tx.delete(listingTexts).where(inArray(listingTexts.listingId, ids));
  const forgottenAt = sql`coalesce(${listings.forgottenAt}, now())`;
  await tx
    .update(listings)
    .set({ propertyData: {}, factChanges: [], stoodBy: [], forgottenAt })
    .where(inArray(listings.id, ids));
}
