import { useEffect, useState } from "react";
import { messages } from "#shared/messages/toasts.ts";
import { paths } from "#shared/page-paths.ts";
import { findDelivery, readResultsSearch } from "#web/features/results/delivery/find-delivery.ts";
import { usePrerendering, useSearch } from "#web/lib/router/use-place.ts";
import "#web/features/results/results.css";
import type { FirstData } from "#web/app/lazy-page.tsx";
import { ListingActions } from "#web/app/pages/orders/listing-actions.tsx";
import { StartListingButton } from "#web/app/start-listing-button.tsx";
import { type Delivery, deliveryQuery, listingQuery, viewQuery } from "#web/features/results/api.ts";
import { GuestChoice, OneTimeNotice } from "#web/features/results/delivery/guest-choice.tsx";
import { type ResultsState, useResults } from "#web/features/results/delivery/use-results.ts";
import { ListingContent } from "#web/features/results/listing-content.tsx";
import { ResultsHead } from "#web/features/results/results-head.tsx";
import { Closed, NothingHere, ResultsProblem, ResultsWaiting } from "#web/features/results/results-states.tsx";
import { loginPath, registerPath } from "#web/lib/login-path.ts";
import { focusPageStart } from "#web/lib/router/place.ts";
import { useSession } from "#web/lib/session-store.ts";
import { recallPaidAmount } from "#web/lib/storage/purchase-memory.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";

const FAILURES = {
  listing: messages.listingNotLoaded,
  payment: messages.descriptionNotGenerated,
  legacy: messages.descriptionsNotGenerated,
} as const;

export const firstData: FirstData = async (queryClient, { search }) => {
  const delivery = findDelivery(readResultsSearch(search));
  if (delivery?.kind !== "listing") return;
  const { listingId } = delivery;
  const [view] = await Promise.all([
    queryClient.fetchQuery(viewQuery(listingId)),
    queryClient.fetchQuery(deliveryQuery(delivery)),
  ]);
  // A guest's one-time view begins when the guest says so.
  if (!view.isGuest || view.isOpened) await queryClient.fetchQuery(listingQuery(listingId));
};

export function ResultsPage() {
  const search = readResultsSearch(useSearch());
  const [delivery] = useState(() => findDelivery(search));
  const isPrerendering = usePrerendering();
  // Without a listing in the address, the browser's own storage says what was bought.
  if (isPrerendering && !search.listing) {
    return (
      <div className="py-10 sm:py-14">
        <ResultsHead />
        <ResultsWaiting label="Loading your listing…" />
      </div>
    );
  }
  return (
    <div className="py-10 sm:py-14">
      {delivery ? (
        <Results delivery={delivery} />
      ) : (
        <>
          <ResultsHead />
          <NothingHere reason="This browser has not bought a description yet." />
        </>
      )}
    </div>
  );
}

function Results({ delivery }: { delivery: Delivery }) {
  const { state, isRetrying, retry, continueAsGuest } = useResults(delivery);
  const failure = FAILURES[delivery.kind];
  const error = state.step === "problem" ? state.error : null;

  useEffect(() => {
    if (error) showToast({ ...failure, tone: "problem" });
  }, [error, failure]);

  async function retryAndRead() {
    if (await retry()) focusPageStart();
  }

  async function chooseGuest() {
    await continueAsGuest();
    focusPageStart();
  }

  return (
    <>
      {/* One and the same from the first state to the last: the reader's focus is on it. */}
      {state.step === "ready" ? (
        <ResultsHead propertyData={state.listing.propertyData} actions={<ListingActions {...state} />} />
      ) : (
        <ResultsHead address={state.step === "choosing" ? state.address : null} />
      )}
      {state.step === "ready" && <Ready {...state} />}
      {state.step === "choosing" && (
        <GuestChoice
          loginHref={loginPath(resultsPath(state.listingId))}
          address={state.address}
          paidAmount={recallPaidAmount()}
          onContinue={chooseGuest}
        />
      )}
      {state.step === "problem" && (
        <ResultsProblem
          error={state.error}
          isRetrying={isRetrying}
          onRetry={() => void retryAndRead()}
          here={window.location.pathname + window.location.search}
        />
      )}
      {state.step === "ended" && <Closed error={state.error} />}
      {state.step === "generating" && <ResultsWaiting label="Generating your description…" />}
      {state.step === "loading" && <ResultsWaiting label="Loading your listing…" />}
    </>
  );
}

function Ready({ listing, listingId }: Extract<ResultsState, { step: "ready" }>) {
  const { user } = useSession();
  const saveHref = user ? paths.dashboard : loginPath(paths.dashboard);
  return (
    <>
      {listing.viewEndsAt && (
        <OneTimeNotice viewEndsAt={listing.viewEndsAt} loginHref={registerPath(resultsPath(listingId))} />
      )}
      <ListingContent listingId={listingId} listing={listing} />
      <div className="results-end">
        <StartListingButton>Create Another Description</StartListingButton>
        <a href={saveHref} className="button">
          Save to Dashboard (Member Benefits)
        </a>
      </div>
      <output className="sr-only">Your description is ready.</output>
    </>
  );
}

function resultsPath(listingId: string): string {
  return `${paths.results}?listing=${encodeURIComponent(listingId)}`;
}
