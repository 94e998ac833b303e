import { useMutation } from "@tanstack/react-query";
import type { Answers } from "#shared/intake/intake-field.ts";
import { intakeMessages } from "#shared/messages/intake.ts";
import { addressOf } from "#shared/property-facts.ts";
import { ApiError } from "#web/lib/http/request.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { type DraftView, removeDraft } from "../api.ts";

type DeleteDraftDialogProps = { view: DraftView; answers: Answers; onClose: () => void; onDeleted: () => void };

export function DeleteDraftDialog({ view, answers, onClose, onDeleted }: DeleteDraftDialogProps) {
  const deleting = useMutation({ mutationFn: () => removeDraft(view), onSuccess: onDeleted });
  const name = addressOf(answers) ?? "this form";
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Delete this form?"
      description={
        <>
          <p>
            All answers for {name} are deleted for everyone who has a link. Descriptions that you bought stay. This
            cannot be undone.
          </p>
          {deleting.error && (
            <p role="alert" className="mt-3 text-coral-ink">
              {failureText(deleting.error)}
            </p>
          )}
        </>
      }
      confirmLabel="Delete"
      busyLabel="Deleting…"
      cancelLabel="Keep it"
      isBusy={deleting.isPending}
      onConfirm={() => deleting.mutate()}
    />
  );
}

function failureText(error: Error): string {
  const isForbidden = error instanceof ApiError && error.status === 403;
  return isForbidden ? intakeMessages.deleteForbidden : intakeMessages.deleteFailed;
}
