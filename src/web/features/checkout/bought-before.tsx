import { type ReactNode, useState } from "react";
import { serverMessageIn } from "#web/lib/http/request.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { rewriteBought } from "./use-purchase.ts";

type BoughtBeforeProps = {
  // None once it can no longer be read.
  listingId: string | null;
  correctLink: ReactNode;
  onOpen: (listingId: string) => void;
  onBuyAgain: () => void;
};

// Instead of a second price: a form is paid for once.
export function BoughtBefore({ listingId, correctLink, onOpen, onBuyAgain }: BoughtBeforeProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section aria-labelledby="bought-heading" className="sheet px-5 py-6 shadow-lift sm:px-7 sm:py-7">
      <h2 id="bought-heading" className="checkout-heading">
        You already have a description of this form
      </h2>
      {listingId ? (
        <Bought listingId={listingId} correctLink={correctLink} onOpen={onOpen} />
      ) : (
        <p className="mb-5 text-ink-2">It can no longer be opened: the time to read it as a guest has ended.</p>
      )}
      <Button onClick={() => setIsAsking(true)}>Buy another description</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Buy a second description of this form?"
        description="You have bought one already. A second one is a new order at the full price; nothing is charged before you pay."
        confirmLabel="Go to the payment"
        tone="primary"
        onConfirm={onBuyAgain}
      />
    </section>
  );
}

type BoughtProps = { listingId: string; correctLink: ReactNode; onOpen: (listingId: string) => void };

function Bought({ listingId, correctLink, onOpen }: BoughtProps) {
  const [isRewriting, setIsRewriting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function rewrite() {
    setIsRewriting(true);
    try {
      await rewriteBought(listingId);
      onOpen(listingId);
    } catch (error) {
      const words = serverMessageIn(error);
      setProblem(words ?? "Please check your connection and try again. Your description is as it was.");
      setIsRewriting(false);
    }
  }

  return (
    <>
      <p className="mb-5 text-ink-2">
        Nothing is charged again. If an answer was wrong, {correctLink}, then have the text rewritten from the answers
        as they are now. The version you have stays, and you can bring it back.
      </p>
      <div className="mb-5 flex flex-wrap gap-3">
        <Button tone="primary" isBusy={isRewriting} busyLabel="Rewriting..." onClick={() => void rewrite()}>
          Rewrite It, No Charge
        </Button>
        <Button onClick={() => onOpen(listingId)}>Open the Description</Button>
      </div>
      {problem && (
        <div className="mb-5">
          <Notice tone="problem" title="The text was not rewritten">
            {problem}
          </Notice>
        </div>
      )}
    </>
  );
}
