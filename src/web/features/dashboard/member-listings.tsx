import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#web/lib/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { StateMessage } from "#web/ui/state-message.tsx";
import { isLoggedOut, userListingsQuery } from "./api.ts";
import type { DashboardSearch } from "./dashboard-search.ts";
import { ListingGrid, type ListingParts } from "./listing-grid.tsx";
import { ListingTools } from "./listing-tools.tsx";
import { ListingsSkeleton } from "./listings-skeleton.tsx";
import { MoreListings } from "./more-listings.tsx";

// So many are seen at a glance.
const SEARCHED_BEYOND = 12;

type MemberListingsProps = {
  search: DashboardSearch;
  onSearch: (search: DashboardSearch) => void;
  parts: ListingParts;
  // Opens the chooser.
  createListing: ReactNode;
  // Shown when the session has ended meanwhile.
  loggedOut: ReactNode;
};

export function MemberListings({ search, onSearch, parts, createListing, loggedOut }: MemberListingsProps) {
  const query = useInfiniteQuery(userListingsQuery(search));
  const { data, error, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = query;
  const { heading, startAgain } = useStartOfList();
  const listings = data?.pages.flat() ?? [];
  const isFiltered = search.q !== undefined || search.sort !== undefined;
  const more = useCallback(
    () => void (isFetchNextPageError ? refetch() : fetchNextPage()),
    [isFetchNextPageError, refetch, fetchNextPage],
  );

  if (isLoggedOut(error)) return loggedOut;
  return (
    <section aria-labelledby="listings-heading" className="mt-12">
      <h2 id="listings-heading" ref={heading} tabIndex={-1} className="mb-5">
        Your listings
      </h2>
      {(isFiltered || listings.length > SEARCHED_BEYOND) && <ListingTools search={search} onChange={onSearch} />}
      {!data && !error && <ListingsSkeleton />}
      {!data && error && <ListingsProblem error={error} isRetrying={query.isFetching} onRetry={() => void refetch()} />}
      {data && listings.length > 0 && <ListingGrid listings={listings} parts={parts} onDeleted={startAgain} />}
      {data && listings.length === 0 && (
        <NoListings q={search.q} createListing={createListing} onClear={() => onSearch({})} />
      )}
      {hasNextPage && <MoreListings isLoading={isFetchingNextPage} hasFailed={isFetchNextPageError} onMore={more} />}
      <output className="sr-only">{data ? countWords(listings.length, hasNextPage) : ""}</output>
    </section>
  );
}

// What had the focus is gone with its card. Only after its dialog has closed does focus stay where it is put.
function useStartOfList() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [deletions, setDeletions] = useState(0);
  useEffect(() => {
    if (deletions > 0) heading.current?.focus();
  }, [deletions]);
  return { heading, startAgain: () => setDeletions((count) => count + 1) };
}

function countWords(count: number, hasMore: boolean): string {
  return `${count} ${count === 1 ? "listing" : "listings"} shown${hasMore ? ", more follow" : ""}.`;
}

type NoListingsProps = { q: string | undefined; createListing: ReactNode; onClear: () => void };

function NoListings({ q, createListing, onClear }: NoListingsProps) {
  if (q !== undefined) {
    return (
      <EmptyState title="No listing matches" action={<Button onClick={onClear}>Clear the search</Button>}>
        <p>None of your addresses contains “{q}”.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No listings yet" action={createListing}>
      <p>Describe your first property: a few details are enough to begin.</p>
    </EmptyState>
  );
}

type ListingsProblemProps = { error: Error; isRetrying: boolean; onRetry: () => void };

function ListingsProblem({ error, isRetrying, onRetry }: ListingsProblemProps) {
  const words = error instanceof ApiError ? error.serverMessage : null;
  return (
    <StateMessage
      title="Your listings could not be loaded"
      isProblem
      action={
        <Button tone="primary" isBusy={isRetrying} busyLabel="Trying again…" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      <p>Nothing is lost: they are safe on our side.</p>
      <p className="note text-coral-ink">{words ?? "The server did not answer."}</p>
    </StateMessage>
  );
}
