import { ApiError, NO_ANSWER } from "#web/lib/http/request.ts";
import { StateMessage } from "#web/ui/feedback/notice.tsx";
import { RetryButton } from "#web/ui/feedback/retry-button.tsx";

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
      action={<RetryButton tone="primary" isRetrying={isRetrying} onRetry={onRetry} />}
    >
      <p>Nothing is lost: the mails are still on the server.</p>
      <p className="note text-coral-ink">{describe(error)}</p>
    </StateMessage>
  );
}

function describe(error: Error): string {
  if (!(error instanceof ApiError)) return NO_ANSWER;
  return `The server answered ${error.status}. ${error.serverMessage ?? ""}`.trim();
}

export function OutboxSkeleton() {
  return (
    <div className="outbox-columns">
      <output className="sr-only">Loading the outbox</output>
      <div className="space-y-1.5">
        {[0, 1, 2].map((row) => (
          <div key={row} className="mail-row">
            <div className="skeleton h-5 w-4/5" />
            <div className="skeleton h-4 w-3/5" />
            <div className="skeleton h-4 w-2/5" />
          </div>
        ))}
      </div>
      <div className="sheet hidden px-9 py-8 lg:block">
        <div className="skeleton h-8 w-3/5" />
        <div className="skeleton mt-6 h-4 w-2/5" />
        <div className="skeleton mt-10 h-4 w-4/5" />
        <div className="skeleton mt-3 h-4 w-3/4" />
        <div className="skeleton mt-3 h-4 w-1/2" />
      </div>
    </div>
  );
}
