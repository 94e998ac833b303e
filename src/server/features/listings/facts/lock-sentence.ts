import { and, eq } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { listingTexts, listingTextVersions } from "#server/db/schema/listings.ts";
import { AppError } from "#server/http/app-error.ts";
import type { CustomerId } from "#server/http/customers.ts";
import type { ListingPlatform } from "#shared/contract-values.ts";
import type { Description, Sentence } from "#writer/description.ts";
import { refuseClosed } from "../one-time-view.ts";
import { findOwnListing } from "../read-listing.ts";

type Locking = { platform: ListingPlatform; heading: string; sentence: string; isLocked: boolean };

const NOT_THERE = "This sentence is no longer in the text. Please reload the page.";

// Kept with the text and with its version, so that a version brought back has its locks.
export async function lockSentence(
  db: Db,
  { customerId, id }: { customerId: CustomerId | null; id: string },
  { platform, heading, sentence, isLocked }: Locking,
): Promise<void> {
  const listing = await findOwnListing(db, customerId, id);
  refuseClosed(listing);
  const isIt = and(eq(listingTexts.listingId, listing.id), eq(listingTexts.platform, platform));
  await db.transaction(async (tx) => {
    const [text] = await tx.select().from(listingTexts).where(isIt).for("update");
    if (!text) throw new AppError("not_found");
    const description = withLockIn(text.description, { heading, sentence, isLocked });
    if (!description) throw new AppError("conflict", NOT_THERE);
    await tx.update(listingTexts).set({ description }).where(isIt);
    await tx
      .update(listingTextVersions)
      .set({ description })
      .where(and(eq(listingTextVersions.textId, text.id), eq(listingTextVersions.number, text.version)));
  });
}

function withLock({ isLocked: _former, ...sentence }: Sentence, isLocked: boolean): Sentence {
  return isLocked ? { ...sentence, isLocked } : sentence;
}

// Null when the section has no such sentence.
function withLockIn(
  description: Description,
  { heading, sentence, isLocked }: Omit<Locking, "platform">,
): Description | null {
  const section = description.sections.find((one) => one.heading === heading);
  if (!section?.sentences.some(({ text }) => text === sentence)) return null;
  const sentences = section.sentences.map((one) => (one.text === sentence ? withLock(one, isLocked) : one));
  return {
    ...description,
    sections: description.sections.map((one) => (one === section ? { ...section, sentences } : one)),
  };
}
