import { useEffect, useId, useRef } from "react";
import type { PropertyData } from "#shared/contract/orders.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { AskedAgain } from "./asked-again.tsx";
import { FactFields } from "./fact-fields.tsx";
import { FactPreview } from "./fact-preview.tsx";
import "./facts.css";
import { type FactChange, type GivenChange, useFactChange } from "./use-fact-change.ts";

type ChangeFactDialogProps = {
  listingId: string;
  propertyData: PropertyData;
  // Shows at once what the form behind the order would change.
  isFromForm: boolean;
  given?: GivenChange | undefined;
  onClose: () => void;
};

export function ChangeFactDialog({ listingId, propertyData, isFromForm, given, onClose }: ChangeFactDialogProps) {
  const formId = useId();
  const fact = useFactChange({ listingId, propertyData, isFromForm, given, onClose });
  const isShownAtOnce = isFromForm || (given !== undefined && "changes" in given);
  const asksAgain = given && "answer" in given ? given.answer.field : null;
  useFirstLook(fact, isShownAtOnce);
  return (
    <Dialog
      isOpen
      ignoresPressOutside
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={fact.preview || isShownAtOnce ? "What would change" : asksAgain ? "Say what holds now" : "Change a fact"}
      description={
        fact.preview || isShownAtOnce
          ? "Only these sentences change. All others stay as they are, to the letter, and this version can be brought back."
          : "Say what is different about the home now. Only the sentences that rest on it are rewritten, in every text of this listing."
      }
      actions={
        fact.preview || isShownAtOnce ? (
          <PreviewActions fact={fact} isFromForm={isShownAtOnce} />
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
      {!fact.preview && isShownAtOnce && !fact.problem && (
        <p className="text-ink-2">{isFromForm ? "Comparing with your form…" : "Looking…"}</p>
      )}
      {!fact.preview && !isShownAtOnce && (
        <form id={formId} noValidate className="field-rows" onSubmit={fact.submit}>
          {asksAgain ? (
            <AskedAgain fact={fact} field={asksAgain} />
          ) : (
            <FactFields fact={fact} propertyData={propertyData} />
          )}
        </form>
      )}
    </Dialog>
  );
}

function useFirstLook(fact: FactChange, isShownAtOnce: boolean): void {
  const hasLooked = useRef(false);
  useEffect(() => {
    if (!isShownAtOnce || hasLooked.current) return;
    hasLooked.current = true;
    void fact.look();
  }, [isShownAtOnce, fact]);
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
