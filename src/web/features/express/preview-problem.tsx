import { useEffect } from "react";
import { expressMessages } from "#shared/messages/express.ts";
import { paths } from "#shared/page-paths.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { StateMessage } from "#web/ui/state-message.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";

type PreviewProblemProps = { error: Error | null; isSignedIn: boolean; isRetrying?: boolean; onRetry?: () => void };

// Without an error there was nothing to ask for: the address names no listing.
export function PreviewProblem({ error, isSignedIn, isRetrying = false, onRetry }: PreviewProblemProps) {
  useEffect(() => {
    // Asked again in vain, it is said again.
    if (!isRetrying) showToast({ ...expressMessages.notLoaded, tone: "problem" });
  }, [isRetrying]);

  const isUnknown = error === null || (error instanceof ApiError && error.status === 404);
  const actions = (
    <div className="flex flex-wrap gap-3">
      {!isUnknown && onRetry && (
        <Button tone="primary" isBusy={isRetrying} busyLabel="Trying again…" onClick={onRetry}>
          Try again
        </Button>
      )}
      <a href={paths.home} className="button" data-tone={isUnknown ? "primary" : "secondary"}>
        Start again from the home page
      </a>
      {isUnknown && !isSignedIn && (
        <a href={paths.auth} className="button">
          Sign in
        </a>
      )}
    </div>
  );
  return (
    <StateMessage title="Your property data could not be loaded" isProblem action={actions}>
      <p>{isUnknown ? UNKNOWN : "Nothing was charged, and what you entered is kept on our side."}</p>
      {!isUnknown && <p className="note text-coral-ink">{reasonOf(error)}</p>}
    </StateMessage>
  );
}

const UNKNOWN =
  "There is no such listing in this browser. If you began it with an account, sign in first; otherwise start a new one. Nothing was charged.";

function reasonOf(error: Error): string {
  if (error instanceof ApiError) return error.serverMessage ?? `The server answered ${error.status}.`;
  return "The server did not answer.";
}
