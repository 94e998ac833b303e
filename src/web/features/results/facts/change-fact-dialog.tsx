import { useEffect, useId, useRef } from "react";
import type { PropertyData } from "#shared/contract/orders.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { FactFields } from "./fact-fields.tsx";
import { FactPreview } from "./fact-preview.tsx";
import "./facts.css";
import { type FactChange, useFactChange } from "./use-fact-change.ts";

type ChangeFactDialogProps = {
  listingId: string;
  propertyData: PropertyData;
  // Shows at once what the form behind the order would change.
  isFromForm: boolean;
  onClose: () => void;
};

export function ChangeFactDialog({ listingId, propertyData, isFromForm, onClose }: ChangeFactDialogProps) {
  const formId = useId();
  const fact = useFactChange({ listingId, propertyData, isFromForm, onClose });
  const hasLooked = useRef(false);
  useEffect(() => {
    if (!isFromForm || hasLooked.current) return;
    hasLooked.current = true;
    void fact.look();
  }, [isFromForm, fact]);
  return (
    <Dialog
      isOpen
      ignoresPressOutside
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={fact.preview || isFromForm ? "What would change" : "Change a fact"}
      description={
        fact.preview || isFromForm
          ? "Only these sentences change. All others stay as they are, to the letter, and this version can be brought back."
          : "Say what is different about the home now. Only the sentences that rest on it are rewritten, in every text of this listing."
      }
      actions={
        fact.preview || isFromForm ? (
          <PreviewActions fact={fact} isFromForm={isFromForm} />
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" form={formId} tone="primary" isBusy={fact.busy === "looking"} busyLabel="Looking…">
              See what changes
            </Button>
          </>
        )
      }
    >
      {fact.problem && <Notice tone="problem">{fact.problem}</Notice>}
      {fact.preview && <FactPreview preview={fact.preview} fact={fact} />}
      {!fact.preview && isFromForm && !fact.problem && <p className="text-ink-2">Comparing with your form…</p>}
      {!fact.preview && !isFromForm && (
        <form id={formId} noValidate className="field-rows" onSubmit={fact.submit}>
          <FactFields fact={fact} propertyData={propertyData} />
        </form>
      )}
    </Dialog>
  );
}

function PreviewActions({ fact, isFromForm }: { fact: FactChange; isFromForm: boolean }) {
  const isRefused = fact.preview?.texts.some(({ locked }) => locked.some(({ isFalse }) => isFalse)) ?? true;
  return (
    <>
      {!isFromForm && <Button onClick={fact.back}>Back</Button>}
      <Button onClick={fact.discard}>Discard</Button>
      {!isRefused && (
        <Button tone="primary" isBusy={fact.busy === "keeping"} busyLabel="Keeping…" onClick={() => void fact.keep()}>
          Keep
        </Button>
      )}
    </>
  );
}
