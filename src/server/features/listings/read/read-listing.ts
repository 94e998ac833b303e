import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { isUuid } from "#server/domain/is-uuid.ts";
import type { AnswerGivenBy } from "#shared/contract/endpoint.ts";
import type {
  GeneratedDescription,
  getListing,
  getListingView,
  listVersions,
} from "#shared/contract/listings/listings.ts";
import type { ListingPlatform } from "#shared/contract-values.ts";
import { listingMessages } from "#shared/messages/listings.ts";
import { PLATFORM_LABELS, readPropertyFacts } from "#shared/property-facts.ts";
import {
  findListing,
  findListingOfOrder,
  findTexts,
  findTextsWithVersions,
  findVersions,
  type Listing,
  type ListingText,
  markOpened,
} from "../store.ts";
import { writtenDescriptions } from "./written-description.ts";

const VIEW_MS = 30 * 60 * 1000;

const KEPT_UNREAD_MS = 24 * 60 * 60 * 1000;

// Another customer's listing gets the same answer as one that does not exist.
export async function findOwnListing(db: Db, customerId: CustomerId | null, id: string): Promise<Listing> {
  const isPossible = customerId !== null && isUuid(id);
  const listing = isPossible ? await findListing(db, id) : null;
  if (!listing || listing.customerId !== customerId) throw new AppError("not_found");
  return listing;
}

// One's own, as long as it may still be read.
export async function findOpenListing(db: Db, customerId: CustomerId | null, id: string): Promise<Listing> {
  const listing = await findOwnListing(db, customerId, id);
  refuseClosed(listing);
  return listing;
}

export async function openListing(
  db: Db,
  customerId: CustomerId | null,
  id: string,
): Promise<{ viewEndsAt: string | null }> {
  return { viewEndsAt: viewEndsAt(await open(db, customerId, id))?.toISOString() ?? null };
}

async function open(db: Db, customerId: CustomerId | null, id: string): Promise<Listing> {
  const listing = await findOpenListing(db, customerId, id);
  return (await markOpened(db, listing)) ?? listing;
}

// What the page must know before it shows the text, since showing it begins a guest's one-time view.
export async function readView(
  db: Db,
  customerId: CustomerId | null,
  id: string,
): Promise<AnswerGivenBy<typeof getListingView>> {
  const listing = await findOpenListing(db, customerId, id);
  const isOpened = listing.openedAt !== null;
  return {
    isGuest: listing.isGuest,
    isOpened,
    viewEndsAt: isOpened ? (viewEndsAt(listing)?.toISOString() ?? null) : null,
    address: readPropertyFacts(listing.propertyData).address,
  };
}

type Reading = AnswerGivenBy<typeof getListing>;

// Reading the text starts a guest's one-time view.
export async function readListing(db: Db, customerId: CustomerId | null, id: string): Promise<Reading> {
  return answerWith(db, await open(db, customerId, id));
}

export async function readVersions(
  db: Db,
  { customerId, id, platform }: { customerId: CustomerId | null; id: string; platform: ListingPlatform },
): Promise<AnswerGivenBy<typeof listVersions>> {
  const listing = await findOpenListing(db, customerId, id);
  const text = (await findTexts(db, listing.id)).find((one) => one.platform === platform);
  if (!text) throw new AppError("not_found");
  const versions = await findVersions(db, text.id);
  return { versions: versions.map((version) => ({ ...version, createdAt: version.createdAt.toISOString() })) };
}

// The admin looks without starting the guest's one-time view.
export async function readListingAsAdmin(db: Db, id: string): Promise<Reading> {
  const listing = isUuid(id) ? await findListing(db, id) : null;
  if (!listing) throw new AppError("not_found");
  return answerWith(db, listing);
}

async function answerWith(db: Db, listing: Listing): Promise<Reading> {
  const texts = await findTextsWithVersions(db, listing.id);
  return {
    success: true,
    propertyData: listing.propertyData,
    content: contentOf(texts),
    descriptions: writtenDescriptions(listing, texts),
    orderId: listing.orderId,
    viewEndsAt: viewEndsAt(listing)?.toISOString() ?? null,
  };
}

export type DeliveredListing = { id: string; content: string; descriptions: GeneratedDescription[] };

export async function findListingIdIfAny(db: Db, orderId: string): Promise<string | null> {
  return (await findListingOfOrder(db, orderId))?.id ?? null;
}

export async function findOpenListingId(db: Db, orderId: string): Promise<string | null> {
  const listing = await findListingOfOrder(db, orderId);
  return listing && !isClosed(listing) ? listing.id : null;
}

export async function findListingIdOfOrder(db: Db, orderId: string): Promise<string> {
  const id = await findListingIdIfAny(db, orderId);
  if (!id) throw new AppError("not_found");
  return id;
}

// For the calls that generate, whose caller has proven to be the buyer. Sending the text opens the listing, so that a
// lost answer can be fetched again while the view lasts and no longer; a page asks without the text.
export async function readListingOfOrder(db: Db, orderId: string, withContent: boolean): Promise<DeliveredListing> {
  const listing = await findListingOfOrder(db, orderId);
  if (!listing) throw new AppError("not_found");
  refuseClosed(listing);
  if (withContent) await markOpened(db, listing);
  const texts = (await findTexts(db, listing.id)).map((text) => (withContent ? text : { ...text, content: "" }));
  return { id: listing.id, content: withContent ? contentOf(texts) : "", descriptions: descriptionsOf(texts) };
}

// One text is itself; several are told apart by their platform.
export function contentOf(texts: Pick<ListingText, "platform" | "content">[]): string {
  if (texts.length === 1) return texts[0]?.content ?? "";
  return texts.map(({ platform, content }) => `**${PLATFORM_LABELS[platform]}**\n\n${content}`).join("\n\n");
}

function descriptionsOf(texts: ListingText[]): GeneratedDescription[] {
  return texts.map(({ id, platform, content, listingId }) => ({ id, platformType: platform, content, listingId }));
}

// A guest reads once: half an hour from opening it, or from a day after delivery if it was never opened.
function viewEndsAt({ isGuest, openedAt, createdAt }: Listing): Date | null {
  if (!isGuest) return null;
  const latestStart = createdAt.getTime() + KEPT_UNREAD_MS;
  const start = Math.min(openedAt?.getTime() ?? latestStart, latestStart);
  return new Date(start + VIEW_MS);
}

function isViewOver(listing: Listing): boolean {
  const endsAt = viewEndsAt(listing);
  return listing.forgottenAt !== null || (endsAt !== null && endsAt <= new Date());
}

// A refund closes what was paid for, to every caller but the admin.
export function isClosed(listing: Listing): boolean {
  return listing.isRefunded || isViewOver(listing);
}

function refuseClosed(listing: Listing): void {
  if (listing.isRefunded) throw new AppError("gone", listingMessages.refunded);
  if (!isViewOver(listing)) return;
  // A member's was deleted, or forgotten before it came to the account.
  throw listing.isGuest
    ? new AppError("gone", listingMessages.viewEnded)
    : new AppError("gone", listingMessages.deleted);
}
