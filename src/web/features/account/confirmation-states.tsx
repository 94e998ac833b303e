import type { ReactNode } from "react";
import { paths } from "#shared/page-paths.ts";
import { NO_ANSWER, serverMessageIn } from "#web/lib/http/request.ts";
import { loginPath } from "#web/lib/login-path.ts";
import { StateMessage } from "#web/ui/feedback/notice.tsx";
import { RetryButton } from "#web/ui/feedback/retry-button.tsx";
import { MailAddress } from "#web/ui/layout/mail-address.tsx";

export function AddressConfirmed({ email, isSignedIn }: { email: string; isSignedIn: boolean }) {
  return (
    <StateMessage
      title="Thank you"
      action={
        isSignedIn ? (
          <a href={paths.dashboard} className="button" data-tone="primary">
            Go to Your Dashboard
          </a>
        ) : (
          <a href={paths.auth} className="button" data-tone="primary">
            Sign In
          </a>
        )
      }
    >
      <p>
        <strong className="font-semibold text-ink">
          <MailAddress address={email} />
        </strong>{" "}
        is the confirmed address of your account. Receipts and notices go there from now on.
      </p>
    </StateMessage>
  );
}

// An account that came by an OpenID provider has no password to ask for.
export function SignInFirst({ email, here }: { email: string; here: string }) {
  return (
    <StateMessage
      title="Please sign in first"
      action={
        <a href={loginPath(here)} className="button" data-tone="primary">
          Sign In
        </a>
      }
    >
      <p>
        The account with{" "}
        <strong className="font-semibold text-ink">
          <MailAddress address={email} />
        </strong>{" "}
        has no password. Sign in to it in this browser, and you come back here to confirm the address.
      </p>
    </StateMessage>
  );
}

type DeadLinkProps = {
  isSignedIn: boolean;
  // In place of the ways on: what mails a new link.
  sendAgain?: ReactNode;
};

export function DeadLink({ isSignedIn, sendAgain }: DeadLinkProps) {
  const wayOn = isSignedIn ? (
    <a href={paths.account} className="button" data-tone="primary">
      Go to Your Account
    </a>
  ) : (
    <a href={loginPath(paths.account)} className="button" data-tone="primary">
      Sign In
    </a>
  );
  return (
    <StateMessage title="Nothing was changed" action={sendAgain ?? wayOn}>
      <p>
        A link works for three days, until it is used, and until the account gets another password or address. Your
        account settings mail you a new one.
      </p>
    </StateMessage>
  );
}

type LinkProblemProps = { error: Error; isRetrying: boolean; onRetry: () => void };

export function LinkProblem({ error, isRetrying, onRetry }: LinkProblemProps) {
  const words = serverMessageIn(error);
  return (
    <StateMessage
      title="The link could not be looked up"
      isProblem
      action={<RetryButton tone="primary" isRetrying={isRetrying} onRetry={onRetry} />}
    >
      <p>The link still works. Nothing was changed.</p>
      <p className="note text-coral-ink">{words ?? NO_ANSWER}</p>
    </StateMessage>
  );
}
