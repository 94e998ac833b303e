import { and, eq } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { listings, listingTexts, listingTextVersions } from "#server/db/schema/listings.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import type { ListingPlatform } from "#shared/contract-values.ts";
import type { Description, Sentence } from "#writer/description.ts";
import { identityOf } from "#writer/revise/carry-facts.ts";
import { findOpenListing } from "../read/read-listing.ts";
import { setText } from "../store.ts";
import { timedIn } from "./time-limits.ts";

const MOST_NOTES = 300;

type Locking = { platform: ListingPlatform; heading: string; sentence: string; isLocked: boolean };

const NOT_THERE = "This sentence is no longer in the text. Please reload the page.";

// Kept with the text and with its version, so that a version brought back has its locks.
export async function lockSentence(
  db: Db,
  { customerId, id }: { customerId: CustomerId | null; id: string },
  { platform, heading, sentence, isLocked }: Locking,
): Promise<void> {
  const listing = await findOpenListing(db, customerId, id);
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

type Place = { customerId: CustomerId | null; id: string; today: string };

type Words = { platform: ListingPlatform; heading: string; sentence: string };

// Stored with its date: from then on the words count as said that day, in every text that tells the same fact. A repeat
// changes nothing.
export async function confirmStillTrue(db: Db, { customerId, id, today }: Place, words: Words): Promise<void> {
  await findOpenListing(db, customerId, id);
  await db.transaction(async (tx) => {
    const [listing] = await tx.select().from(listings).where(eq(listings.id, id)).for("update");
    const texts = await tx.select().from(listingTexts).where(eq(listingTexts.listingId, id)).for("update");
    const text = texts.find(({ platform }) => platform === words.platform);
    if (!listing || !text) throw new AppError("not_found");
    const sentence = text.description.sections
      .find(({ heading }) => heading === words.heading)
      ?.sentences.find((one) => one.text === words.sentence);
    if (!sentence) throw new AppError("conflict", NOT_THERE);
    const timed = timedIn(text.description, listing).find((one) => one.text === words.sentence);
    if (!timed || timed.lapse.lastDay >= today) return;
    const facts = timed.note ? [identityOf(timed.note)] : [];
    const note = { words: timed.lapse.words.toLowerCase(), facts, on: today };
    const stoodBy = [...listing.stoodBy, note].slice(-MOST_NOTES);
    await tx.update(listings).set({ stoodBy }).where(eq(listings.id, id));
    for (const one of texts) await setText(tx, one, one);
  });
}
