import type { Db } from "#server/db/connect.ts";
import type { CustomerId } from "#server/http/customers.ts";
import type { AnswerGivenBy } from "#shared/contract/endpoint.ts";
import type { getWaitingListing } from "#shared/contract/listings.ts";
import { readPropertyFacts } from "#shared/property-facts.ts";
import { isClosed } from "./one-time-view.ts";
import { findNewestUnopened } from "./store.ts";

// Delivered while the buyer was away, or never looked at.
export async function findWaitingListing(
  db: Db,
  customerId: CustomerId | null,
): Promise<AnswerGivenBy<typeof getWaitingListing>> {
  const listing = customerId && (await findNewestUnopened(db, customerId));
  if (!listing || isClosed(listing)) return { listingId: null, address: null };
  return { listingId: listing.id, address: readPropertyFacts(listing.propertyData).address };
}
