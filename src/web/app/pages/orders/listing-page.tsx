import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useEffect, useState } from "react";
import { messages } from "#shared/messages/toasts.ts";
import { paths } from "#shared/page-paths.ts";
import { useParams, useSearch } from "#web/lib/router/use-place.ts";
import "#web/features/listing/listing.css";
import "#web/features/results/results.css";
import { ListingActions } from "#web/app/pages/orders/listing-actions.tsx";
import { assembleTexts, SAMPLE_PROPERTY } from "#web/features/listing/assemble-texts.ts";
import { allTexts, GuestNotice, GuestTexts } from "#web/features/listing/guest-texts.tsx";
import { AccessDenied } from "#web/features/listing/listing-states.tsx";
import { listingQuery, viewEndQuery } from "#web/features/results/api.ts";
import { ListingContent } from "#web/features/results/listing-content.tsx";
import { ResultsHead } from "#web/features/results/results-head.tsx";
import { Closed, ResultsProblem, ResultsWaiting } from "#web/features/results/results-states.tsx";
import { CopyWithToast } from "#web/features/results/text/copy-with-toast.tsx";
import { TimeLeft, useIsOver } from "#web/features/results/time-left.tsx";
import { ApiError } from "#web/lib/http/request.ts";
import { loginPath, registerPath } from "#web/lib/login-path.ts";
import { useSession } from "#web/lib/session-store.ts";
import { forgetPurchase, recallGuestToken, recallPurchase } from "#web/lib/storage/purchase-memory.ts";
import { Badge } from "#web/ui/feedback/badge.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";

export function ListingPage() {
  const { id } = useParams(paths.listing);
  const { guest } = readListingSearch(useSearch());
  const { status } = useSession();
  const [token] = useState(recallGuestToken);
  const isGuestView = guest !== undefined && guest === token;
  return (
    <div className="py-10 sm:py-14">
      {isGuestView && <GuestListing id={id} token={guest} />}
      {!isGuestView && status === "unknown" && <Loading />}
      {!isGuestView && status === "signed-in" && <OwnListing id={id} />}
      {!isGuestView && status === "signed-out" && <Denied id={id} />}
    </div>
  );
}

function Loading() {
  return (
    <>
      <ResultsHead />
      <ResultsWaiting label="Loading your listing…" />
    </>
  );
}

function Denied({ id }: { id: string }) {
  const { user } = useSession();
  return (
    <>
      <ResultsHead address="Listing" />
      <AccessDenied loginHref={user ? null : loginPath(paths.listing.replace("$id", id))} />
    </>
  );
}

// The token opens nothing by itself: the server knows whose listing it is, and until when it may be read.
function GuestListing({ id, token }: { id: string; token: string }) {
  const { data: view, error, isFetching, refetch } = useQuery(viewEndQuery(id));
  const isOver = useIsOver(view?.viewEndsAt ?? null);
  const status = error instanceof ApiError ? error.status : null;
  const isEnded = isOver || status === 410;

  useEffect(() => {
    if (isEnded) forgetPurchase();
  }, [isEnded]);

  if (status === 404) return <Denied id={id} />;
  if (isEnded || error) {
    return (
      <>
        <ResultsHead address="Listing" />
        {isEnded ? (
          <Closed error={error} />
        ) : (
          error && (
            <ResultsProblem
              error={error}
              isRetrying={isFetching}
              onRetry={() => void refetch()}
              here={paths.listing.replace("$id", id)}
            />
          )
        )}
      </>
    );
  }
  if (!view) return <Loading />;
  // Bought by a guest who has an account by now.
  if (view.viewEndsAt === null) return <OwnListing id={id} />;
  return <GuestView id={id} token={token} viewEndsAt={view.viewEndsAt} />;
}

// Assembled here, from what this browser remembers: nothing of the server's is opened by a guest's token.
function GuestView({ id, token, viewEndsAt }: { id: string; token: string; viewEndsAt: string }) {
  const [stored] = useState(() => recallPurchase().propertyData);
  const property = stored ?? SAMPLE_PROPERTY;
  const texts = assembleTexts(property);
  const orderId = token.split("_")[1];
  return (
    <div className="guest-listing">
      <ResultsHead
        propertyData={{ ...property, selectedPlatforms: texts.map(({ platform }) => platform) }}
        orderId={orderId}
        badge={
          <>
            <Badge>Guest</Badge>
            {!stored && <Badge>Sample</Badge>}
          </>
        }
        actions={<GuestCopying text={allTexts(texts)} label="Copy All" tone="primary" />}
      />
      <div className="mb-6">
        <GuestNotice
          loginHref={registerPath(paths.dashboard)}
          resultsHref={`${paths.results}?listing=${encodeURIComponent(id)}`}
          timeLeft={<TimeLeft viewEndsAt={viewEndsAt} />}
        />
      </div>
      <GuestTexts texts={texts} CopyText={GuestCopying} />
    </div>
  );
}

function GuestCopying(props: ComponentProps<typeof CopyWithToast>) {
  return <CopyWithToast {...props} failure={messages.guestTextNotCopied} />;
}

function OwnListing({ id }: { id: string }) {
  const { data: listing, error, isFetching, refetch } = useQuery(listingQuery(id));
  const status = error instanceof ApiError ? error.status : null;
  const isProblem = error !== null && status !== 404 && status !== 410;

  useEffect(() => {
    if (isProblem) showToast({ ...messages.listingNotLoaded, tone: "problem" });
  }, [isProblem]);

  if (listing) {
    return (
      <>
        <ResultsHead
          propertyData={listing.propertyData}
          actions={<ListingActions listingId={id} listing={listing} />}
        />
        <ListingContent listingId={id} listing={listing} />
      </>
    );
  }
  if (!error) return <Loading />;
  if (status === 404) return <Denied id={id} />;
  return (
    <>
      <ResultsHead address="Listing" />
      {status === 410 && <Closed error={error} />}
      {isProblem && (
        <ResultsProblem
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          here={paths.listing.replace("$id", id)}
        />
      )}
    </>
  );
}

type ListingSearch = { guest?: string };

function readListingSearch({ guest }: Record<string, unknown>): ListingSearch {
  return typeof guest === "string" && guest !== "" ? { guest } : {};
}
