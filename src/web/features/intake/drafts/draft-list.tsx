import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import "./drafts.css";
import { intakeMessages } from "#shared/messages/intake.ts";
import { focusPageStart } from "#web/lib/focus-page-start.ts";
import { Button } from "#web/ui/button.tsx";
import { StateMessage } from "#web/ui/state-message.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import type { ListedDraft } from "../api.ts";
import { DeleteDraftDialog } from "../manager/delete-draft-dialog.tsx";
import { ShareDialog } from "../manager/share-dialog.tsx";
import { waitingCountsQuery } from "../waiting-counts.ts";
import { DraftCard } from "./draft-card.tsx";
import { draftsQuery } from "./drafts-query.ts";
import { DraftsProblem, DraftsSkeleton } from "./drafts-states.tsx";

type DraftListProps = { search: string; createForm: ReactNode };

export function DraftList({ search, createForm }: DraftListProps) {
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    draftsQuery(search),
  );
  const { data: waiting } = useQuery(waitingCountsQuery);
  const [open, setOpen] = useState<{ what: "share" | "delete"; draft: ListedDraft } | null>(null);

  if (!data && error) return <DraftsProblem isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <DraftsSkeleton />;
  const drafts = data.pages.flat();
  if (drafts.length === 0) return <NoDrafts search={search} createForm={createForm} />;
  return (
    <>
      <ul className="draft-grid" aria-label="Forms">
        {drafts.map((draft) => (
          <DraftCard
            key={draft.id}
            draft={draft}
            waiting={waiting?.get(draft.id) ?? 0}
            onShare={() => setOpen({ what: "share", draft })}
            onDelete={() => setOpen({ what: "delete", draft })}
          />
        ))}
      </ul>
      {hasNextPage && (
        <div className="mt-8 text-center">
          <Button isBusy={isFetchingNextPage} busyLabel="Loading…" onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
      {open && <DraftDialog {...open} onClose={() => setOpen(null)} />}
    </>
  );
}

type DraftDialogProps = { what: "share" | "delete"; draft: ListedDraft; onClose: () => void };

function DraftDialog({ what, draft, onClose }: DraftDialogProps) {
  const queryClient = useQueryClient();
  const view = { id: draft.id, role: "manager" } as const;

  async function leaveOut() {
    await queryClient.invalidateQueries({ queryKey: ["/api/intake"] });
    onClose();
    showToast({ title: "Form deleted" });
    // The button that opened the dialog is gone with its card.
    focusPageStart();
  }

  if (what === "share") {
    return <ShareDialog view={view} gives="owner" failure={intakeMessages.shareLinkFailed} onClose={onClose} />;
  }
  return (
    <DeleteDraftDialog view={view} answers={draft.form_data} onClose={onClose} onDeleted={() => void leaveOut()} />
  );
}

function NoDrafts({ search, createForm }: DraftListProps) {
  if (search !== "") {
    return (
      <StateMessage title="No form matches">
        <p>Nothing has “{search}” in its address or id. Try fewer letters.</p>
      </StateMessage>
    );
  }
  return (
    <StateMessage title="No forms yet" action={createForm}>
      <p>A form collects everything a description needs. Start one, and fill it in alone or with the owner.</p>
    </StateMessage>
  );
}
