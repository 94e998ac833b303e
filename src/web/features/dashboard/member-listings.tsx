import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { ListingOrder } from "#shared/contract-values.ts";
import { NO_ANSWER, serverMessageIn } from "#web/lib/http/request.ts";
import { EmptyState, StateMessage } from "#web/ui/feedback/notice.tsx";
import { RetryButton } from "#web/ui/feedback/retry-button.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { Field } from "#web/ui/inputs/field.tsx";
import { Select } from "#web/ui/inputs/select.tsx";
import type { SelectOption } from "#web/ui/inputs/select-props.ts";
import { TextInput } from "#web/ui/inputs/text-input.tsx";
import { type DashboardSearch, isLoggedOut, userListingsQuery } from "./api.ts";
import { ListingGrid, type ListingSlots, ListingsSkeleton } from "./listing-grid.tsx";

const TYPING_PAUSE_MS = 300;

const ORDERS: (SelectOption & { value: ListingOrder })[] = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "address", label: "By address" },
];

// Fewer need no search box.
const SEARCHED_BEYOND = 12;

type MemberListingsProps = {
  search: DashboardSearch;
  onSearch: (search: DashboardSearch) => void;
  parts: ListingSlots;
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
  const words = serverMessageIn(error);
  return (
    <StateMessage
      title="Your listings could not be loaded"
      isProblem
      action={<RetryButton tone="primary" isRetrying={isRetrying} onRetry={onRetry} />}
    >
      <p>Nothing is lost: they are safe on our side.</p>
      <p className="note text-coral-ink">{words ?? NO_ANSWER}</p>
    </StateMessage>
  );
}

type MoreListingsProps = { isLoading: boolean; hasFailed: boolean; onMore: () => void };

// Loads by itself when it is scrolled near; after a failure it waits for a press, so as not to repeat it in a loop.
function MoreListings({ isLoading, hasFailed, onMore }: MoreListingsProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    if (!element || isLoading || hasFailed) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { rootMargin: "400px" });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isLoading, hasFailed, onMore]);

  return (
    <div ref={place} className="mt-8 grid justify-items-center gap-3">
      {hasFailed && (
        <p role="alert" className="text-coral-ink">
          More listings could not be loaded.
        </p>
      )}
      <Button isBusy={isLoading} busyLabel="Loading…" onClick={onMore}>
        {hasFailed ? "Try again" : "Show more listings"}
      </Button>
    </div>
  );
}

type ListingToolsProps = { search: DashboardSearch; onChange: (search: DashboardSearch) => void };

function ListingTools({ search, onChange }: ListingToolsProps) {
  const { typed, setTyped } = useTypedSearch(search, onChange);
  return (
    <search className="listing-tools">
      <Field label="Search by address">
        <TextInput type="search" value={typed} maxLength={200} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <Field label="Sort">
        <Select
          options={ORDERS}
          value={search.sort ?? "newest"}
          onChange={(value) => {
            const sort = ORDERS.find((order) => order.value === value)?.value ?? "newest";
            onChange({ ...(search.q && { q: search.q }), ...(sort !== "newest" && { sort }) });
          }}
        />
      </Field>
    </search>
  );
}

// The address follows typing after a pause, and the box follows other changes, such as the back button's.
function useTypedSearch(search: DashboardSearch, onChange: (search: DashboardSearch) => void) {
  const { q = "" } = search;
  const [typed, setTyped] = useState(q);
  const lastSent = useRef(q);

  useEffect(() => {
    if (q === lastSent.current) return;
    lastSent.current = q;
    setTyped(q);
  }, [q]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const wanted = typed.trim();
      if (wanted === lastSent.current) return;
      lastSent.current = wanted;
      onChange({ ...(wanted && { q: wanted }), ...(search.sort && { sort: search.sort }) });
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, search, onChange]);

  return { typed, setTyped };
}
