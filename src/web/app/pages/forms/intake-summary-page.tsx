import { useQuery } from "@tanstack/react-query";
import { paths } from "#shared/page-paths.ts";
import { addressOf } from "#shared/property-facts.ts";
import { IntakeGate } from "#web/app/pages/forms/intake-gate.tsx";
import { draftQuery, waitingCountsQuery } from "#web/features/intake/api.ts";
import { DraftProblem } from "#web/features/intake/draft-problem.tsx";
import { readFormSearch } from "#web/features/intake/form/form-search.ts";
import { OwnerSummary } from "#web/features/intake/owner-summary.tsx";
import { useParams, useSearch } from "#web/lib/router/use-place.ts";
import { useSession } from "#web/lib/session-store.ts";
import { Skeleton } from "#web/ui/feedback/progress.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";

export function IntakeSummaryPage() {
  return (
    <IntakeGate>
      <div className="mx-auto max-w-[52rem] py-10 sm:py-14">
        <SummaryContent />
      </div>
    </IntakeGate>
  );
}

function SummaryContent() {
  const { id } = useParams(paths.intakeSummary);
  const { role = "owner", token } = readFormSearch(useSearch());
  const { user } = useSession();
  const view = { id, role, token };
  const { data, error, isFetching, refetch } = useQuery(draftQuery(view));
  const { data: waiting } = useQuery(waitingCountsQuery);
  const address = data && addressOf(data.draft.form_data);

  return (
    <>
      <PageHeading title={address ? `What you provided for ${address}` : "What you provided"} className="mb-8" />
      {data && <OwnerSummary view={view} loaded={data} waiting={waiting?.get(id) ?? 0} />}
      {!data && error && (
        <DraftProblem
          draftId={id}
          error={error}
          isRetrying={isFetching}
          isSignedIn={user !== null}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Skeleton label="Loading what was provided">
          <div className="skeleton h-20" />
          <div className="skeleton mt-6 h-64" />
        </Skeleton>
      )}
    </>
  );
}
