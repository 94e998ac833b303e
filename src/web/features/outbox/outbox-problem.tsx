import { ApiError } from "#web/lib/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { StateMessage } from "#web/ui/state-message.tsx";

type OutboxProblemProps = { error: Error; isRetrying: boolean; onRetry: () => void };

export function OutboxProblem({ error, isRetrying, onRetry }: OutboxProblemProps) {
  if (error instanceof ApiError && error.status === 404) {
    return (
      <StateMessage title="The outbox is off">
        <p>
          This server does not keep mails for reading here. The outbox works outside production only, as long as no mail
          server is set.
        </p>
      </StateMessage>
    );
  }
  return (
    <StateMessage
      title="The outbox could not be read"
      isProblem
      action={
        <Button tone="primary" isBusy={isRetrying} busyLabel="Trying again…" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      <p>Nothing is lost: the mails are still on the server.</p>
      <p className="note text-coral-ink">{describe(error)}</p>
    </StateMessage>
  );
}

function describe(error: Error): string {
  if (!(error instanceof ApiError)) return "The server did not answer.";
  return `The server answered ${error.status}. ${error.serverMessage ?? ""}`.trim();
}
