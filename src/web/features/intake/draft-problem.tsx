import { useQuery } from "@tanstack/react-query";
import { intakeMessages } from "#shared/messages/intake.ts";
import { paths } from "#shared/page-paths.ts";
import { ApiError } from "#web/lib/http/request.ts";
import { StateMessage } from "#web/ui/feedback/notice.tsx";
import { RetryButton } from "#web/ui/feedback/retry-button.tsx";
import { waitingCountsQuery } from "./api.ts";

const UNAVAILABLE = 503;

type DraftProblemProps = {
  draftId: string;
  error: Error;
  isRetrying: boolean;
  isSignedIn: boolean;
  onRetry: () => void;
};

export function DraftProblem({ draftId, error, isRetrying, isSignedIn, onRetry }: DraftProblemProps) {
  const answer = error.cause instanceof ApiError ? error.cause : null;
  const status = answer?.status ?? null;
  const retry = <RetryButton isRetrying={isRetrying} onRetry={onRetry} label="Try again" />;
  return (
    <StateMessage
      title={titleFor(status)}
      isProblem
      action={
        <div className="flex flex-wrap gap-3">
          {isOutOfReach(status) && status !== 403 && !isSignedIn && (
            <a className="button" data-tone="primary" href={signInUrl()}>
              Sign in
            </a>
          )}
          {status === 403 && (
            <a className="button" data-tone="primary" href={ownerFormUrl(draftId)}>
              Open the owner's form
            </a>
          )}
          {retry}
        </div>
      }
    >
      <p>{explanationFor(status)}</p>
      {status === UNAVAILABLE && answer?.serverMessage && <p>{answer.serverMessage}</p>}
      <WaitingHere draftId={draftId} />
    </StateMessage>
  );
}

function WaitingHere({ draftId }: { draftId: string }) {
  const { data } = useQuery(waitingCountsQuery);
  const count = data?.get(draftId) ?? 0;
  if (count === 0) return null;
  return (
    <p className="font-semibold text-ink">
      {count === 1 ? "1 answer waits" : `${count} answers wait`} on this device and will be saved once the form opens
      again.
    </p>
  );
}

function titleFor(status: number | null): string {
  if (status === 403) return "This view is for managers";
  return isOutOfReach(status) ? "This form is not open to you" : intakeMessages.loadDraftFailed;
}

function explanationFor(status: number | null): string {
  if (status === 403) return "Your link lets you fill in this form as its owner.";
  if (!isOutOfReach(status)) return "The form could not be read. What was saved is safe on our side.";
  return "It was deleted, its link was ended, or it belongs to an account that is not signed in here. Ask the manager for a new link, or sign in.";
}

function isOutOfReach(status: number | null): boolean {
  return status === 401 || status === 403 || status === 404;
}

function ownerFormUrl(draftId: string): string {
  return `${paths.intakeForm.replace("$id", encodeURIComponent(draftId))}?role=owner`;
}

// Back to this very page afterwards.
export function signInUrl(): string {
  const { pathname, search } = window.location;
  return `${paths.auth}?${new URLSearchParams({ next: `${pathname}${search}` })}`;
}
