import { listingMessages } from "#shared/messages/listings.ts";
import { paths } from "#shared/page-paths.ts";
import { ApiError, NO_ANSWER, serverMessageIn } from "#web/lib/http/request.ts";
import { loginPath } from "#web/lib/login-path.ts";
import { StateMessage } from "#web/ui/feedback/notice.tsx";
import { Progress, Skeleton } from "#web/ui/feedback/progress.tsx";
import { RetryButton } from "#web/ui/feedback/retry-button.tsx";

type ResultsProblemProps = { error: Error; isRetrying: boolean; onRetry: () => void; here: string };

export function ResultsProblem({ error, isRetrying, onRetry, here }: ResultsProblemProps) {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 404) return <NotInThisBrowser here={here} />;
  return (
    <StateMessage
      title="Your description is not here yet"
      isProblem
      action={<RetryButton tone="primary" isRetrying={isRetrying} onRetry={onRetry} />}
    >
      <p>What you paid for is safe. Trying again charges nothing and brings the same description.</p>
      <p className="note text-coral-ink">{serverMessageIn(error) ?? NO_ANSWER}</p>
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
  const isRefunded = error !== null && serverMessageIn(error) === listingMessages.refunded;
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

// Shaped like the loaded page, so that nothing moves when it appears.
export function ResultsWaiting({ label }: { label: string }) {
  return (
    <>
      <output className="sr-only">{label}</output>
      <div className="mb-6 max-w-md">
        <Progress label={label} />
      </div>
      <div className="sheet description" aria-hidden="true">
        {["w-2/5", "w-4/5", "w-3/5"].map((width) => (
          <div key={width}>
            <div className="skeleton h-6 w-32" />
            <div className={`skeleton mt-5 h-4 ${width}`} />
            <div className="skeleton mt-3 h-4 w-1/2" />
          </div>
        ))}
      </div>
    </>
  );
}

// In the shape of the cards that come. Below the text, so that nothing waits for them.
export function ExtrasWaiting() {
  return (
    <div className="mt-6">
      <Skeleton label="Loading titles, captions and replies…">
        <div className="grid gap-5 lg:grid-cols-2">
          {["titles", "replies"].map((card) => (
            <div key={card} className="sheet px-6 py-6">
              <div className="skeleton h-6 w-32" />
              <div className="skeleton mt-6 h-4 w-4/5" />
              <div className="skeleton mt-4 h-4 w-3/5" />
              <div className="skeleton mt-4 h-4 w-2/3" />
            </div>
          ))}
        </div>
      </Skeleton>
    </div>
  );
}
