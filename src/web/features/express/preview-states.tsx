import { useEffect } from "react";
import { expressMessages } from "#shared/messages/express.ts";
import { paths } from "#shared/page-paths.ts";
import { ApiError, reasonOf } from "#web/lib/http/request.ts";
import { Notice, StateMessage } from "#web/ui/feedback/notice.tsx";
import { Skeleton } from "#web/ui/feedback/progress.tsx";
import { RetryButton } from "#web/ui/feedback/retry-button.tsx";
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
        <RetryButton tone="primary" isRetrying={isRetrying} onRetry={onRetry} label="Try again" />
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

export function PreviewSkeleton() {
  return (
    <Skeleton label="Loading your preview">
      <div className="preview-columns">
        <div className="sheet px-7 py-6">
          <div className="skeleton h-6 w-40" />
          <div className="skeleton mt-6 h-4" />
          <div className="skeleton mt-4 h-4 w-4/5" />
          <div className="skeleton mt-4 h-4 w-3/5" />
        </div>
        <div className="sheet px-7 py-6">
          <div className="skeleton h-6 w-24" />
          <div className="skeleton mt-6 h-8" />
          <div className="skeleton mt-6 h-12 rounded-control" />
        </div>
      </div>
    </Skeleton>
  );
}

// The listing was here a moment ago and is not known to this browser any more.
export function SessionEnded() {
  return (
    <Notice
      tone="problem"
      title="Your session has ended"
      action={
        <a href={paths.auth} target="_blank" rel="noopener" className="button" data-size="small">
          Sign in in a new tab
        </a>
      }
    >
      What you typed is still here, and nothing was charged. If you began with an account, sign in and go on on this
      page. Otherwise reload it.
    </Notice>
  );
}
