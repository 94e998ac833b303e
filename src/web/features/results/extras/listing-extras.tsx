import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReadListing, WrittenDescription } from "#shared/contract/listings.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { extrasQuery } from "../api.ts";
import { CaptionsCard } from "./captions-card.tsx";
import { ExtrasWaiting } from "./extras-waiting.tsx";
import { RepliesCard } from "./replies-card.tsx";
import { TitlesCard } from "./titles-card.tsx";
import "./extras.css";

type ListingExtrasProps = { listingId: string; listing: ReadListing; description: WrittenDescription };

// What a host needs beside the text, from the same facts: titles, captions, replies.
export function ListingExtras({ listingId, listing, description }: ListingExtrasProps) {
  const query = useQuery({
    ...extrasQuery(listingId, listing.descriptions),
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching, fetchStatus, refetch } = query;
  // Lost access to the listing is already reported above.
  if (error instanceof ApiError && [404, 410].includes(error.status)) return null;
  if (!data && (error || fetchStatus === "paused"))
    return <NotLoaded isOffline={!error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <ExtrasWaiting />;
  const choice = data.titles.find(({ platform }) => platform === description.platformType);
  return (
    <div className="extras">
      {choice && <TitlesCard listingId={listingId} choice={choice} description={description} />}
      <RepliesCard replies={data.replies} draftId={data.draftId} />
      <CaptionsCard captions={data.captions} draftId={data.draftId} />
    </div>
  );
}

type NotLoadedProps = { isOffline: boolean; isRetrying: boolean; onRetry: () => void };

function NotLoaded({ isOffline, isRetrying, onRetry }: NotLoadedProps) {
  return (
    <section aria-labelledby="extras-problem" className="sheet extras-card mt-6">
      <h2 id="extras-problem">Titles, captions and replies</h2>
      <p className="text-ink-2" role="alert">
        {isOffline
          ? "You are offline. They are loaded when the connection is back; your description is safe."
          : "They could not be loaded. Your description is safe."}
      </p>
      {!isOffline && (
        <div>
          <Button size="small" isBusy={isRetrying} onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </section>
  );
}
