import { z } from "zod";
import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/http/app-error.ts";
import type { CustomerId } from "#server/http/customers.ts";
import type { AnswerGivenBy } from "#shared/contract/endpoint.ts";
import type { GeneratedDescription, getListing } from "#shared/contract/listings.ts";
import { PLATFORM_LABELS } from "#shared/platforms.ts";
import { refuseEndedView, viewEndsAt } from "./one-time-view.ts";
import { findListing, findListingOfOrder, findTexts, type Listing, type ListingText, markOpened } from "./store.ts";

// Somebody else's listing and one that never was answer alike.
async function findOwnListing(db: Db, customerId: CustomerId | null, id: string): Promise<Listing> {
  const isPossible = customerId !== null && z.uuid().safeParse(id).success;
  const listing = isPossible ? await findListing(db, id) : null;
  if (!listing || listing.customerId !== customerId) throw new AppError("not_found");
  return listing;
}

export async function openListing(
  db: Db,
  customerId: CustomerId | null,
  id: string,
): Promise<{ viewEndsAt: string | null }> {
  const found = await findOwnListing(db, customerId, id);
  refuseEndedView(found);
  const listing = (await markOpened(db, id)) ?? found;
  return { viewEndsAt: viewEndsAt(listing)?.toISOString() ?? null };
}

// Reading is opening.
export async function readListing(
  db: Db,
  customerId: CustomerId | null,
  id: string,
): Promise<AnswerGivenBy<typeof getListing>> {
  const view = await openListing(db, customerId, id);
  const listing = await findOwnListing(db, customerId, id);
  const texts = await findTexts(db, id);
  return {
    success: true,
    propertyData: listing.propertyData,
    content: contentOf(texts),
    descriptions: descriptionsOf(texts),
    orderId: listing.orderId,
    ...view,
  };
}

export type DeliveredListing = { id: string; content: string; descriptions: GeneratedDescription[] };

export async function findListingIdOfOrder(db: Db, orderId: string): Promise<string> {
  const listing = await findListingOfOrder(db, orderId);
  if (!listing) throw new AppError("not_found");
  return listing.id;
}

// For the calls that generate: their caller has proven to be the buyer, and has not opened the text yet.
export async function readListingOfOrder(db: Db, orderId: string): Promise<DeliveredListing> {
  const listing = await findListingOfOrder(db, orderId);
  if (!listing) throw new AppError("not_found");
  refuseEndedView(listing);
  const texts = await findTexts(db, listing.id);
  return { id: listing.id, content: contentOf(texts), descriptions: descriptionsOf(texts) };
}

// One text is itself; several are told apart by their platform.
function contentOf(texts: ListingText[]): string {
  if (texts.length === 1) return texts[0]?.content ?? "";
  return texts.map(({ platform, content }) => `**${PLATFORM_LABELS[platform]}**\n\n${content}`).join("\n\n");
}

function descriptionsOf(texts: ListingText[]): GeneratedDescription[] {
  return texts.map(({ id, platform, content }) => ({ id, platformType: platform, content }));
}
