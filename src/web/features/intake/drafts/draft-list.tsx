import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import "./drafts.css";
import { intakeMessages } from "#shared/messages/intake.ts";
import { paths } from "#shared/page-paths.ts";
import { dateTimeText } from "#web/lib/format-text.ts";
import { Link } from "#web/lib/router/link.tsx";
import { focusPageStart } from "#web/lib/router/place.ts";
import { Badge } from "#web/ui/feedback/badge.tsx";
import { StateMessage } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { type ListedDraft, listDraftsPage, MODE_NAMES, nextCursor, waitingCountsQuery } from "../api.ts";
import { DeleteDraftDialog } from "../manager/delete-draft-dialog.tsx";
import { ShareDialog } from "../manager/share-dialog.tsx";
import { draftTitle, shortId } from "./draft-title.ts";
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

function draftsQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: ["/api/intake", search],
    queryFn: ({ pageParam }) => listDraftsPage(search, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: nextCursor,
    // Others write in them too, so every visit reads again; what was found stays while the next search runs.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

type DraftCardProps = {
  draft: ListedDraft;
  // Typed on this device and not saved yet.
  waiting: number;
  onShare: () => void;
  onDelete: () => void;
};

function DraftCard({ draft, waiting, onShare, onDelete }: DraftCardProps) {
  const title = draftTitle(draft);
  return (
    <li className="sheet draft-card">
      <div className="flex flex-wrap gap-2">
        <Badge>{MODE_NAMES[draft.mode]}</Badge>
        {draft.completedAt && <Badge tone="good">Complete</Badge>}
        {draft.role === "owner" && <Badge>Shared with you</Badge>}
      </div>
      <h2 className="draft-title">{title}</h2>
      <DraftFacts draft={draft} />
      {waiting > 0 && (
        <p className="text-coral-ink">
          {waiting === 1 ? "1 answer waits" : `${waiting} answers wait`} on this device. Continue to save.
        </p>
      )}
      <div className="draft-actions">
        <Link
          to={paths.intakeForm}
          params={{ id: draft.id }}
          search={{ mode: draft.mode, role: draft.role }}
          className="button"
          data-tone="primary"
          data-size="small"
          aria-label={`Continue ${title}`}
        >
          Continue
        </Link>
        {draft.role === "manager" && (
          <Button size="small" aria-label={`Share ${title}`} onClick={onShare}>
            Share
          </Button>
        )}
        <Button size="small" tone="quiet" aria-label={`Delete ${title}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  );
}

function DraftFacts({ draft }: { draft: ListedDraft }) {
  return (
    <dl className="note draft-facts">
      <div>
        <dt>Last updated</dt>
        <dd>
          <time dateTime={draft.updated_at}>{dateTimeText(draft.updated_at)}</time>
        </dd>
      </div>
      <div>
        <dt>ID</dt>
        <dd>{shortId(draft.id)}</dd>
      </div>
      {draft.completedBy && (
        <div>
          <dt>Completed by</dt>
          <dd>{draft.completedBy}</dd>
        </div>
      )}
    </dl>
  );
}
