import type * as ask from "#shared/contract/listing-ask.ts";
import type { ReadListing, RevisionWish } from "#shared/contract/listings.ts";
import type { ListingPlatform } from "#shared/contract-values.ts";
import { callEndpoint } from "#web/lib/call-endpoint.ts";

export type Asking = { request: string } | { wish: RevisionWish };

export function propose(listingId: string, platform: ListingPlatform, asking: Asking): Promise<ask.Proposal> {
  return callEndpoint<typeof ask.proposeRevision>("POST /api/listing/{id}/proposal", {
    params: { id: listingId },
    body: { platform, ...asking },
  });
}

export type Keeping = { platform: ListingPlatform; proposal: string; headings: string[] };

export function keepProposal(listingId: string, keeping: Keeping): Promise<ReadListing> {
  return callEndpoint<typeof ask.keepProposal>("POST /api/listing/{id}/proposal/keep", {
    params: { id: listingId },
    body: keeping,
  });
}
