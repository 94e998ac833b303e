import { useCallback } from "react";
import { paths } from "#shared/page-paths.ts";
import { IntakeGate } from "#web/app/pages/forms/intake-gate.tsx";
import { StartListingButton } from "#web/app/start-listing-button.tsx";
import { DraftList } from "#web/features/intake/drafts/draft-list.tsx";
import { readDraftsSearch } from "#web/features/intake/drafts/drafts-search.ts";
import { DraftsSkeleton, SearchBox } from "#web/features/intake/drafts/drafts-states.tsx";
import { Navigate } from "#web/lib/router/link.tsx";
import { navigate } from "#web/lib/router/place.ts";
import { useSearch } from "#web/lib/router/use-place.ts";
import { useSession } from "#web/lib/session-store.ts";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";

export function DraftsPage() {
  return (
    <IntakeGate>
      <div className="py-10 sm:py-14">
        <DraftsContent />
      </div>
    </IntakeGate>
  );
}

function DraftsContent() {
  const { search = "" } = readDraftsSearch(useSearch());
  const { status } = useSession();
  const changeSearch = useCallback(
    (text: string) => void navigate({ search: text === "" ? {} : { search: text }, replace: true, resetScroll: false }),
    [],
  );

  if (status === "signed-out") {
    const next = search === "" ? paths.drafts : `${paths.drafts}?${new URLSearchParams({ search })}`;
    return <Navigate to={paths.auth} search={{ next }} replace />;
  }
  const createForm = <StartListingButton>Create New Form</StartListingButton>;
  return (
    <>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <PageHeading title="Forms" />
        {createForm}
      </div>
      {status === "signed-in" ? (
        <>
          <div className="mb-6 max-w-md">
            <SearchBox search={search} onSearch={changeSearch} />
          </div>
          <DraftList search={search} createForm={createForm} />
        </>
      ) : (
        <DraftsSkeleton />
      )}
    </>
  );
}
