import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { messages } from "#shared/messages.ts";
import { paths } from "#shared/page-paths.ts";
import "#web/features/results/results.css";
import { type Delivery, deliveryQuery } from "#web/features/results/api.ts";
import { CopyAll, DescriptionView } from "#web/features/results/description-view.tsx";
import { findDelivery } from "#web/features/results/find-delivery.ts";
import { ResultsHead } from "#web/features/results/results-head.tsx";
import { NothingHere, ResultsProblem } from "#web/features/results/results-problem.tsx";
import { ResultsWaiting } from "#web/features/results/results-waiting.tsx";
import { plainText, splitSections } from "#web/features/results/split-sections.ts";
import { focusPageStart } from "#web/lib/focus-page-start.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";

export function ResultsPage() {
  const search = useSearch({ from: paths.results });
  const [delivery] = useState(() => findDelivery(search));
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
  const { data, error, isFetching, refetch } = useQuery(deliveryQuery(delivery));
  const isLoading = delivery.kind === "listing";

  useEffect(() => {
    if (!error) return;
    showToast({ ...(isLoading ? messages.listingNotLoaded : messages.descriptionNotGenerated), tone: "problem" });
  }, [error, isLoading]);

  async function retry() {
    const { isSuccess } = await refetch();
    if (isSuccess) focusPageStart();
  }

  const sections = data && splitSections(data.content);
  return (
    <>
      <ResultsHead propertyData={data?.propertyData} action={sections && <CopyAll text={plainText(sections)} />} />
      {sections && <DescriptionView sections={sections} />}
      {!data && error && <ResultsProblem error={error} isRetrying={isFetching} onRetry={() => void retry()} />}
      {!data && !error && (
        <ResultsWaiting label={isLoading ? "Loading your listing…" : "Generating your description…"} />
      )}
      <output className="sr-only">{data ? "Your description is ready." : ""}</output>
    </>
  );
}
