import { paths } from "#shared/page-paths.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { StateMessage } from "#web/ui/state-message.tsx";

type ResultsProblemProps = { error: Error; isRetrying: boolean; onRetry: () => void };

export function ResultsProblem({ error, isRetrying, onRetry }: ResultsProblemProps) {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 404) return <NothingHere reason="There is no such order in this browser." />;
  if (status === 410) return <NothingHere reason={wordsOf(error) ?? "This description is no longer available."} />;
  return (
    <StateMessage
      title="Your description is not here yet"
      isProblem
      action={
        <Button tone="primary" isBusy={isRetrying} busyLabel="Trying again…" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      <p>What you paid for is safe. Trying again charges nothing and brings the same description.</p>
      <p className="note text-coral-ink">{wordsOf(error) ?? "The server did not answer."}</p>
    </StateMessage>
  );
}

export function NothingHere({ reason }: { reason: string }) {
  return (
    <StateMessage
      title="There is no description to show"
      action={
        <a href={paths.home} className="button" data-tone="primary">
          Go to the home page
        </a>
      }
    >
      <p>{reason}</p>
    </StateMessage>
  );
}

function wordsOf(error: Error): string | null {
  return error instanceof ApiError ? error.serverMessage : null;
}
