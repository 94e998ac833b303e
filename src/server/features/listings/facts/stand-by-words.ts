import { eq } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { listings, listingTexts } from "#server/db/schema/listings.ts";
import { AppError } from "#server/http/app-error.ts";
import type { CustomerId } from "#server/http/customers.ts";
import type { ListingPlatform } from "#shared/contract-values.ts";
import { identityOf } from "#writer/revise/carry-facts.ts";
import { refuseClosed } from "../one-time-view.ts";
import { findOwnListing } from "../read-listing.ts";
import { setText } from "../store.ts";
import { timedIn } from "./time-limits.ts";

const MOST_NOTES = 300;
const NOT_THERE = "This sentence is no longer in the text. Please reload the page.";

type Place = { customerId: CustomerId | null; id: string; today: string };
type Words = { platform: ListingPlatform; heading: string; sentence: string };

// Kept with its day: the words are judged from it, in every text that tells the same fact. A repeat changes nothing.
export async function standByWords(db: Db, { customerId, id, today }: Place, words: Words): Promise<void> {
  refuseClosed(await findOwnListing(db, customerId, id));
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
