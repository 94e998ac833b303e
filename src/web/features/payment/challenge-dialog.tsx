import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

type ChallengeDialogProps = { isOpen: boolean; amountText: string; onAnswer: (approve: boolean) => void };

// Stands in for the bank that wants to know whether it is really its customer who pays.
export function ChallengeDialog({ isOpen, amountText, onAnswer }: ChallengeDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      // Whoever closes the bank's window has not approved.
      onOpenChange={(willOpen) => !willOpen && onAnswer(false)}
      title="Authentication required"
      description={`Your bank asks whether you approve the payment of ${amountText} to Stayscribe.`}
      ignoresPressOutside
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>Fail</Button>
          <Button tone="primary" onClick={() => onAnswer(true)}>
            Complete
          </Button>
        </>
      }
    >
      <p className="note">Test mode: the bank is made up, and both answers are yours to try.</p>
    </Dialog>
  );
}
