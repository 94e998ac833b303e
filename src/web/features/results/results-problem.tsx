import { listingMessages } from "#shared/messages/listings.ts";
import { paths } from "#shared/page-paths.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { loginPath } from "#web/lib/login-path.ts";
import { Button } from "#web/ui/button.tsx";
import { StateMessage } from "#web/ui/state-message.tsx";

type ResultsProblemProps = { error: Error; isRetrying: boolean; onRetry: () => void; here: string };

export function ResultsProblem({ error, isRetrying, onRetry, here }: ResultsProblemProps) {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 404) return <NotInThisBrowser here={here} />;
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

// Another browser, or a session that has run out.
function NotInThisBrowser({ here }: { here: string }) {
  return (
    <StateMessage
      title="There is no description to show"
      action={
        <div className="flex flex-wrap gap-3">
          <a href={loginPath(here)} className="button" data-tone="primary">
            Sign In
          </a>
          <a href={paths.home} className="button">
            Go to the home page
          </a>
        </div>
      }
    >
      <p>There is no such order in this browser. If you bought it with an account, sign in and it is here again.</p>
    </StateMessage>
  );
}

// A description that was there and is closed now: refunded, or read as a guest.
export function Closed({ error }: { error: Error | null }) {
  const isRefunded = error !== null && wordsOf(error) === listingMessages.refunded;
  return isRefunded ? <Refunded /> : <ViewEnded />;
}

function Refunded() {
  return (
    <StateMessage
      title="This order was refunded"
      action={
        <a href={paths.home} className="button" data-tone="primary">
          Go to the home page
        </a>
      }
    >
      <p>The money was given back, so its description can no longer be read or revised. The invoice stays available.</p>
    </StateMessage>
  );
}

function ViewEnded() {
  return (
    <StateMessage
      title="Your one-time view has ended"
      action={
        <div className="flex flex-wrap gap-3">
          <a href={loginPath(paths.dashboard)} className="button" data-tone="primary">
            Sign Up / Log In
          </a>
          <a href={paths.home} className="button">
            Go to the home page
          </a>
        </div>
      }
    >
      <p>
        A guest reads a description once, for 30 minutes. Within 24 hours of the delivery an account still saves it to
        your dashboard; after that its text is deleted.
      </p>
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
