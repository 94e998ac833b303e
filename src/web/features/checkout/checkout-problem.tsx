import { ApiError } from "#web/lib/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { StateMessage } from "#web/ui/state-message.tsx";

type CheckoutProblemProps = { error: Error; isRetrying: boolean; onRetry: () => void };

export function CheckoutProblem({ error, isRetrying, onRetry }: CheckoutProblemProps) {
  return (
    <StateMessage
      title="The payment could not be prepared"
      isProblem
      action={
        <Button tone="primary" isBusy={isRetrying} busyLabel="Trying again…" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      <p>Nothing was charged, and the details of your property are still here.</p>
      <p className="note text-coral-ink">{reasonOf(error)}</p>
    </StateMessage>
  );
}

function reasonOf(error: Error): string {
  if (error instanceof ApiError) return error.serverMessage ?? `The server answered ${error.status}.`;
  return "The server did not answer.";
}
