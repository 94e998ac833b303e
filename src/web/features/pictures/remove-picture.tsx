import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";

type RemovePictureProps = { name: string; onRemove: () => Promise<boolean> };

export function RemovePicture({ name, onRemove }: RemovePictureProps) {
  const [state, setState] = useState<"closed" | "open" | "busy">("closed");
  const what = name.toLowerCase();

  async function remove() {
    setState("busy");
    // Once it is removed, this is gone with its card.
    if (!(await onRemove())) setState("open");
  }

  return (
    <>
      <button type="button" className="photo-tool" aria-label={`Remove ${what}`} onClick={() => setState("open")}>
        <Trash2 aria-hidden="true" size={17} strokeWidth={1.75} />
      </button>
      <ConfirmDialog
        isOpen={state !== "closed"}
        onOpenChange={(isOpen) => setState(isOpen ? "open" : "closed")}
        title={`Remove ${what}?`}
        description="It is taken out of the form, and what you confirmed about it is no longer used. This cannot be undone."
        confirmLabel="Remove"
        busyLabel="Removing…"
        cancelLabel="Keep it"
        isBusy={state === "busy"}
        onConfirm={() => void remove()}
      />
    </>
  );
}
