import { paths } from "#shared/page-paths.ts";
import { NO_ANSWER, serverMessageIn } from "#web/lib/http/request.ts";
import { loginPath } from "#web/lib/login-path.ts";
import { StateMessage } from "#web/ui/feedback/notice.tsx";
import { RetryButton } from "#web/ui/feedback/retry-button.tsx";

export function NotPaid() {
  return (
    <StateMessage
      title="The payment was not completed"
      action={
        <a href={paths.checkout} className="button" data-tone="primary">
          Back to the payment
        </a>
      }
    >
      <p>Your bank did not confirm it, so nothing was charged. The details of your property are still here.</p>
    </StateMessage>
  );
}

export function UnknownOrder({ here }: { here: string }) {
  return (
    <StateMessage
      title="There is no such order in this browser"
      action={
        <div className="flex flex-wrap gap-3">
          <a href={paths.home} className="button" data-tone="primary">
            Go Home
          </a>
          <a href={loginPath(here)} className="button">
            Sign In
          </a>
        </div>
      }
    >
      <p>An order opens only where it was made, or in the account that made it.</p>
    </StateMessage>
  );
}

type OrderProblemProps = { error: Error; isRetrying: boolean; onRetry: () => void };

export function OrderProblem({ error, isRetrying, onRetry }: OrderProblemProps) {
  const words = serverMessageIn(error);
  return (
    <StateMessage
      title="Your order could not be looked up"
      isProblem
      action={<RetryButton tone="primary" isRetrying={isRetrying} onRetry={onRetry} />}
    >
      <p>What was paid is safe. Looking again charges nothing.</p>
      <p className="note text-coral-ink">{words ?? NO_ANSWER}</p>
    </StateMessage>
  );
}
