import { useEffect, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";

const DELETING_MS = 1200;

export function DeleteDraftSpecimen() {
  const [state, setState] = useState<"closed" | "asking" | "deleting">("closed");
  useEffect(() => {
    if (state !== "deleting") return;
    const timer = setTimeout(() => {
      setState("closed");
      showToast({ title: "Draft deleted" });
    }, DELETING_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <>
      <Button tone="danger" onClick={() => setState("asking")}>
        Delete a draft
      </Button>
      <ConfirmDialog
        isOpen={state !== "closed"}
        onOpenChange={(isOpen) => setState(isOpen ? "asking" : "closed")}
        title="Delete this draft?"
        description="The answers and photos of 5 Pine Street are deleted for everyone who has the link. Descriptions that you bought stay."
        confirmLabel="Delete draft"
        busyLabel="Deleting…"
        cancelLabel="Keep it"
        isBusy={state === "deleting"}
        onConfirm={() => setState("deleting")}
      />
    </>
  );
}
