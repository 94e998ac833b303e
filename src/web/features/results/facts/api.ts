import { queryOptions } from "@tanstack/react-query";
import type * as facts from "#shared/contract/listings/listing-facts.ts";
import type { ReadListing } from "#shared/contract/listings/listings.ts";
import type { ListingPlatform } from "#shared/contract-values.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";

export type Change = { changes: facts.FactChanges; isFromForm: boolean };
export type Preview = { texts: facts.TextPreview[]; news: string[] };

// Which sentences are out of date, for the versions that are shown.
export function outdatedQuery(listingId: string, versions: readonly string[]) {
  return queryOptions({
    queryKey: ["/api/listing/{id}/facts", listingId, ...versions],
    queryFn: () =>
      callEndpoint<typeof facts.getListingFacts>("GET /api/listing/{id}/facts", { params: { id: listingId } }),
  });
}

type Standing = { platform: ListingPlatform; heading: string; sentence: string };

export function confirmStillTrue(listingId: string, standing: Standing): Promise<facts.ListingFacts> {
  return callEndpoint<typeof facts.confirmStillTrue>("POST /api/listing/{id}/still-true", {
    params: { id: listingId },
    body: standing,
  });
}

export function previewFacts(listingId: string, change: Change): Promise<Preview> {
  return callEndpoint<typeof facts.previewFacts>("POST /api/listing/{id}/facts/preview", {
    params: { id: listingId },
    body: change,
  });
}

export function changeFacts(listingId: string, change: Change, { texts }: Preview): Promise<ReadListing> {
  return callEndpoint<typeof facts.changeFacts>("POST /api/listing/{id}/facts", {
    params: { id: listingId },
    body: { ...change, seen: texts.map(({ platform, version }) => ({ platform, version })) },
  });
}

export type Locking = { platform: ListingPlatform; heading: string; sentence: string; isLocked: boolean };

export function lockSentence(listingId: string, locking: Locking): Promise<ReadListing> {
  return callEndpoint<typeof facts.lockSentence>("POST /api/listing/{id}/lock", {
    params: { id: listingId },
    body: locking,
  });
}
