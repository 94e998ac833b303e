import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DraftLink } from "#shared/contract/intake/intake-sharing.ts";
import { dateTimeText } from "#web/lib/format-text.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { type DraftView, linksQuery, revokeLink } from "../api.ts";

type LinksDialogProps = { view: DraftView; onClose: () => void };

export function LinksDialog({ view, onClose }: LinksDialogProps) {
  const { data: links, error, isFetching, refetch } = useQuery(linksQuery(view));
  const [ending, setEnding] = useState<DraftLink | null>(null);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Links to this form"
      description="Each link gives its rights to whoever opens it, until you end it."
      actions={<Button onClick={onClose}>Done</Button>}
    >
      {!links && !error && <Spinner label="Reading the links…" />}
      {!links && error && (
        <Notice
          tone="problem"
          title="The links could not be read"
          action={
            <Button size="small" isBusy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          They still work. Please try again in a moment.
        </Notice>
      )}
      {links?.length === 0 && <p className="text-ink-2">No link is in force. Share one, and it appears here.</p>}
      {links && links.length > 0 && (
        <ul className="grid gap-3">
          {links.map((link) => (
            <LinkRow key={link.id} link={link} onEnd={() => setEnding(link)} />
          ))}
        </ul>
      )}
      {ending && <EndLink view={view} link={ending} onDone={() => setEnding(null)} />}
    </Dialog>
  );
}

const NAMES = { owner: "Owner link", manager: "Manager link" } as const;

function LinkRow({ link, onEnd }: { link: DraftLink; onEnd: () => void }) {
  const opened = link.lastOpenedAt ? `last opened ${dateTimeText(link.lastOpenedAt)}` : "not opened yet";
  return (
    <li className="link-row">
      <div className="min-w-0 grow">
        <p className="font-semibold">{NAMES[link.role]}</p>
        <p className="note">
          made {dateTimeText(link.createdAt)}, {opened}, {link.people === 1 ? "1 person" : `${link.people} people`}
        </p>
      </div>
      <Button size="small" aria-label={`Revoke the ${NAMES[link.role].toLowerCase()}`} onClick={onEnd}>
        Revoke
      </Button>
    </li>
  );
}

type EndLinkProps = { view: DraftView; link: DraftLink; onDone: () => void };

function EndLink({ view, link, onDone }: EndLinkProps) {
  const { refetch } = useQuery(linksQuery(view));
  const ending = useMutation({
    mutationFn: () => revokeLink(view, link.id),
    onSuccess: async () => {
      await refetch();
      showToast({ title: "Link revoked" });
      onDone();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title={`Revoke this ${NAMES[link.role].toLowerCase()}?`}
      description={
        <>
          <p>Everyone who came in by it loses access at once. What they saved stays in the form.</p>
          {ending.isError && (
            <p role="alert" className="mt-3 text-coral-ink">
              The link could not be revoked. Please try again.
            </p>
          )}
        </>
      }
      confirmLabel="Revoke link"
      busyLabel="Revoking…"
      cancelLabel="Keep it"
      isBusy={ending.isPending}
      onConfirm={() => ending.mutate()}
    />
  );
}
