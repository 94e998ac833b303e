import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";

type NextStepsProps = {
  // The text has to be there before a guest can go on to it.
  isWriting: boolean;
  onContinueAsGuest: () => void;
  onCreateAccount: () => void;
};

export function NextSteps({ isWriting, onContinueAsGuest, onCreateAccount }: NextStepsProps) {
  return (
    <section aria-labelledby="next-heading" className="next-steps">
      <h2 id="next-heading" className="text-[1.3125rem]">
        How would you like to go on?
      </h2>
      <div className="sheet next-step shadow-lift">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3>Keep it in an account</h3>
          <Badge tone="good">RECOMMENDED</Badge>
        </div>
        <p className="text-ink-2">Your listing is saved to a dashboard for good, with priority support and 10% off.</p>
        <Button tone="primary" onClick={onCreateAccount}>
          Create Account
        </Button>
      </div>
      <div className="sheet next-step">
        <h3>Go on without one</h3>
        <p className="text-ink-2">A guest listing is viewed once. It is not saved and cannot be reopened.</p>
        <Button isBusy={isWriting} busyLabel="Writing your description…" onClick={onContinueAsGuest}>
          Continue as Guest
        </Button>
      </div>
    </section>
  );
}
