import { QueryObserver, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { paths } from "#shared/page-paths.ts";
import type { FirstData } from "#web/app/lazy-page.tsx";
import { IntakeGate } from "#web/app/pages/forms/intake-gate.tsx";
import { AddressField } from "#web/features/address/address-field.tsx";
import { BringListing } from "#web/features/bring-listing/bring-listing.tsx";
import { draftQuery } from "#web/features/intake/api.ts";
import { DraftProblem } from "#web/features/intake/draft-problem.tsx";
import { readFormSearch } from "#web/features/intake/form/form-search.ts";
import type { FormSlots } from "#web/features/intake/form/form-session.ts";
import { FormSkeleton } from "#web/features/intake/form/form-skeleton.tsx";
import { IntakeForm } from "#web/features/intake/form/intake-form.tsx";
import { JUST_READ_MS } from "#web/lib/http/query-client.ts";
import { publicConfigQuery } from "#web/lib/public-config.ts";
import { navigate } from "#web/lib/router/place.ts";
import { useParams, useSearch } from "#web/lib/router/use-place.ts";
import { useSession } from "#web/lib/session-store.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { lazyContent } from "#web/ui/layout/lazy-content.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";
import { lazyOverlay } from "#web/ui/overlays/lazy-overlay.tsx";

const ManagerUploadDialog = lazyOverlay(
  async () => (await import("#web/features/manager-upload/manager-upload-dialog.tsx")).ManagerUploadDialog,
);
const DraftPictures = lazyContent(
  async () => (await import("#web/features/pictures/draft-pictures.tsx")).DraftPictures,
  <Spinner label="Loading your pictures…" />,
);

const parts: FormSlots = {
  BringListing,
  AddressField,
  Pictures: ({ view, onCorrect }) => (
    <DraftPictures
      view={view}
      canRemove
      renderCorrect={(section) =>
        section && (
          <Button size="small" tone="quiet" onClick={() => onCorrect(section)}>
            Correct the form
          </Button>
        )
      }
      renderUpload={(upload) => <ManagerUploadDialog draftId={view.id} submitLabel="Upload" {...upload} />}
    />
  ),
};

export const firstData: FirstData = async (queryClient, { path, search }) => {
  const view = viewOf(path.split("/")[2] ?? "", readFormSearch(search));
  // The cache drops a draft without an observer at once, so one stays until the page has its own.
  const draft = new QueryObserver(queryClient, draftQuery(view));
  const stop = draft.subscribe(() => undefined);
  setTimeout(stop, JUST_READ_MS);
  await Promise.all([queryClient.fetchQuery(publicConfigQuery), draft.fetchOptimistic(draft.options)]);
};

const viewOf = (id: string, { role = "owner", token }: ReturnType<typeof readFormSearch>) => ({ id, role, token });

export function IntakeFormPage() {
  return (
    <div className="py-8 sm:py-12">
      <IntakeGate meanwhile={<FormSkeleton />}>
        <FormContent />
      </IntakeGate>
    </div>
  );
}

function FormContent() {
  const { id } = useParams(paths.intakeForm);
  const search = readFormSearch(useSearch());
  const { user } = useSession();
  const view = viewOf(id, search);
  const { data, error, isFetching, refetch } = useQuery(draftQuery(view));

  const changeSection = useCallback(
    (section: string) =>
      void navigate({ search: (before) => ({ ...before, section }), replace: true, resetScroll: false }),
    [],
  );

  if (!data) {
    return (
      <>
        <PageHeading title="Property form" className={error ? "mb-8" : "sr-only"} />
        {error ? (
          <DraftProblem
            draftId={id}
            error={error}
            isRetrying={isFetching}
            isSignedIn={user !== null}
            onRetry={() => void refetch()}
          />
        ) : (
          <FormSkeleton />
        )}
      </>
    );
  }
  const mode = search.mode ?? data.draft.mode;
  return (
    <IntakeForm
      // Another view of the draft is another form.
      key={[id, view.role, mode].join(" ")}
      view={view}
      mode={mode}
      loaded={data}
      parts={parts}
      sectionId={search.section}
      onSectionChange={changeSection}
      onCompleted={() => void navigate({ to: paths.checkout })}
      onDeleted={() => void navigate({ to: user ? paths.drafts : paths.home })}
    />
  );
}
