import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { Message } from "#shared/messages/toasts.ts";
import { ApiError } from "#web/lib/http/request.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";

const UNAVAILABLE = 503;

type FormDialogProps = {
  title: string;
  description: ReactNode;
  submitLabel: string;
  busyLabel: string;
  isBusy: boolean;
  canSubmit: boolean;
  // Something was entered: a press beside the dialog does not throw it away.
  isDirty: boolean;
  // So much was entered that even Cancel asks first.
  asksBeforeClosing: boolean;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  children: ReactNode;
};

export function FormDialog({ title, description, isDirty, asksBeforeClosing, onClose, ...form }: FormDialogProps) {
  const formId = useId();
  const [isAsking, setIsAsking] = useState(false);

  function tryToClose() {
    if (asksBeforeClosing) setIsAsking(true);
    else onClose();
  }

  const actions = (
    <>
      <Button onClick={tryToClose}>Cancel</Button>
      <Button
        type="submit"
        form={formId}
        tone="primary"
        isBusy={form.isBusy}
        busyLabel={form.busyLabel}
        disabled={!form.canSubmit}
      >
        {form.submitLabel}
      </Button>
    </>
  );

  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && tryToClose()}
        title={title}
        description={description}
        actions={actions}
        ignoresPressOutside={isDirty}
        findFirstFocus={findFirstInput}
      >
        <form id={formId} noValidate className="field-rows isolate" onSubmit={form.onSubmit}>
          {form.children}
        </form>
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Discard what you entered?"
        description="The details and the photos of this listing are cleared. Nothing has been ordered."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={onClose}
      />
    </>
  );
}

// Where there is something to type.
function findFirstInput(content: HTMLElement): HTMLElement | null {
  return content.querySelector("form input");
}

type ListingStart = { start: () => Promise<string>; failure: Message; onClose: () => void };

// Starts a listing, closes the dialog and goes to the page that the start answers.
export function useStartListing({ failure, onClose }: Omit<ListingStart, "start">) {
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  return async (start: ListingStart["start"]): Promise<void> => {
    try {
      const nextPage = await start();
      // The dialog was cancelled while the call ran.
      if (isGone.current) return;
      onClose();
      window.location.assign(nextPage);
    } catch (error) {
      if (!isGone.current) showToast({ ...failure, ...whyUnavailable(error), tone: "problem" });
    }
  };
}

// The dialog stays as it is; the server knows when to try again.
function whyUnavailable(error: unknown): Partial<Message> {
  const cause = error instanceof Error ? error.cause : null;
  const words = cause instanceof ApiError && cause.status === UNAVAILABLE ? cause.serverMessage : null;
  return words ? { description: words } : {};
}
