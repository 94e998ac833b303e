import { desc, eq, inArray } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { listings, listingTexts, listingTranslations } from "#server/db/schema/listings.ts";

export type KeptTranslation = typeof listingTranslations.$inferSelect;

// The newest first.
export async function findTranslations(db: Db, textIds: string[]): Promise<KeptTranslation[]> {
  if (textIds.length === 0) return [];
  return db
    .select()
    .from(listingTranslations)
    .where(inArray(listingTranslations.textId, textIds))
    .orderBy(desc(listingTranslations.createdAt));
}

type NewTranslation = typeof listingTranslations.$inferInsert;

// Of two calls at once the first counts, and nothing is kept for a listing that is forgotten meanwhile.
export async function keepTranslation(db: Db, listingId: string, row: NewTranslation): Promise<void> {
  await db.transaction(async (tx) => {
    const [listing] = await tx.select().from(listings).where(eq(listings.id, listingId)).for("update");
    const [text] = await tx.select({ id: listingTexts.id }).from(listingTexts).where(eq(listingTexts.id, row.textId));
    if (!text || !listing || listing.forgottenAt !== null) return;
    await tx.insert(listingTranslations).values(row).onConflictDoNothing();
  });
}
