import { and, eq, isNull, max } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { listings, listingTexts, listingTextVersions } from "#server/db/schema/listings.ts";
import { deliverable } from "#writer/deliverable.ts";
import type { Description } from "#writer/description.ts";
import { daysOutdatedFrom } from "../facts/time-limits.ts";

// The listing's row is locked, so that of two calls at once one keeps its text, and none keeps one for a listing that is
// forgotten meanwhile.
export async function keepAddedText(db: Db, listingId: string, written: Description): Promise<void> {
  const description = deliverable(written);
  const { platform, content } = description;
  await db.transaction(async (tx) => {
    const isKept = and(eq(listings.id, listingId), isNull(listings.forgottenAt));
    const [listing] = await tx.select().from(listings).where(isKept).for("update");
    if (!listing) return;
    const ofListing = eq(listingTexts.listingId, listingId);
    const [last] = await tx
      .select({ position: max(listingTexts.position) })
      .from(listingTexts)
      .where(ofListing);
    const [text] = await tx
      .insert(listingTexts)
      .values({
        listingId,
        platform,
        position: (last?.position ?? -1) + 1,
        content,
        description,
        outdatedFrom: daysOutdatedFrom(description, listing),
      })
      .onConflictDoNothing()
      .returning({ id: listingTexts.id });
    // Its first version is younger than the listing, so it has a row from the start.
    if (text) await tx.insert(listingTextVersions).values({ textId: text.id, number: 1, content, description });
  });
}
