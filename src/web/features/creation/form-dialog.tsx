import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

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
