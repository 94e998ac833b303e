import { createHash } from "node:crypto";
import { and, eq, isNull, max } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { listings, listingTexts, listingTextVersions } from "#server/db/schema/listings.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { type ListingPlatform, RENTAL_PLATFORMS, type RentalPlatform } from "#shared/contract-values.ts";
import type { Description } from "#writer/description.ts";
import { deliverable } from "#writer/write-embedded.ts";
import { daysOutdatedFrom } from "../facts/time-limits.ts";
import { findOpenListing } from "../read/read-listing.ts";
import { asSeen, type RevisionDeps, writeOrFallBack } from "../revise/revise-listing.ts";
import { refuseTooManyAdditions } from "../revise/revision-limits.ts";
import { findTexts, type Listing, type ListingText } from "../store.ts";
import { propertyFor } from "../write/write-texts.ts";

type Place = { customerId: CustomerId | null; id: string; platform: RentalPlatform };

// All platforms are included in the price: a text more, from the facts that the first was written from.
export async function addPlatform(deps: RevisionDeps, { customerId, id, platform }: Place): Promise<void> {
  const listing = await findOpenListing(deps.db, customerId, id);
  const texts = await findTexts(deps.db, listing.id);
  if (texts.some((text) => text.platform === platform)) return;
  const source = texts.find((text) => isForRentals(text.platform));
  if (!source) throw new AppError("bad_request", "Only a listing of a rental home can be had for this platform.");
  await refuseTooManyAdditions(deps.db, listing);
  await keepAddedText(deps.db, listing.id, await write(deps, { listing, source, platform }));
}

function isForRentals(platform: ListingPlatform): boolean {
  return RENTAL_PLATFORMS.some((name) => name === platform);
}

type Work = { listing: Listing; source: ListingText; platform: RentalPlatform };

async function write({ writers, findBrand }: RevisionDeps, { listing, source, platform }: Work) {
  const brand = await findBrand(listing.customerId);
  return writeOrFallBack(writers, {
    property: propertyFor(listing.propertyData),
    options: { platform, seed: seedOf(listing), ...(brand && { brand }) },
    seen: source.description.facts.filter(isSeen).map(asSeen),
  });
}

function isSeen({ source }: ListingText["description"]["facts"][number]): boolean {
  return source === "photo" || source === "floor plan";
}

// Two calls at once write the same words.
function seedOf({ orderId }: Listing): number {
  return createHash("sha256").update(orderId).digest().readUInt32BE();
}

// The listing's row is locked, so that of two calls at once one keeps its text, and none keeps one for a listing that is
// forgotten meanwhile.
async function keepAddedText(db: Db, listingId: string, written: Description): Promise<void> {
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
