import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { paths } from "#shared/page-paths.ts";
import { accountQuery } from "#web/features/account/api.ts";
import { VerificationNotice } from "#web/features/account/verification-notice.tsx";
import { useSearch } from "#web/lib/router/use-place.ts";
import "#web/features/auth/auth.css";
import type { EmailLinkState } from "#shared/contract/account/accounts.ts";
import { ConfirmEmailForm, emailLinkQuery } from "#web/features/account/confirm-email-form.tsx";
import { AddressConfirmed, DeadLink, LinkProblem, SignInFirst } from "#web/features/account/confirmation-states.tsx";
import { focusPageStart } from "#web/lib/router/place.ts";
import { sessionStore, useSession } from "#web/lib/session-store.ts";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";
import { PendingPage } from "../../pending-page.tsx";

// Opening the mailed link changes nothing, since mail scanners open links too.
export function ConfirmEmailPage() {
  const { token } = readConfirmEmailSearch(useSearch());
  return (
    <div className="mx-auto max-w-lg py-10 sm:py-14">{token ? <LinkContent token={token} /> : <DeadContent />}</div>
  );
}

function LinkContent({ token }: { token: string }) {
  const { data: link, error, isFetching, refetch } = useQuery(emailLinkQuery(token));
  const [isConfirmed, setIsConfirmed] = useState(false);
  const queryClient = useQueryClient();

  function celebrate() {
    setIsConfirmed(true);
    // The address and the rights that go with it are others now.
    void sessionStore.askAgain();
    queryClient.removeQueries(accountQuery);
  }

  if (!link && !error) return <PendingPage />;
  if (!link) {
    return (
      <Titled title="Confirm your email">
        <LinkProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      </Titled>
    );
  }
  const { email } = link;
  if (email === null) return <DeadContent />;
  if (isConfirmed || link.state === "used") return <ConfirmedContent email={email} />;
  return (
    <ReadyContent token={token} link={{ ...link, email }} onConfirmed={celebrate} onStale={() => void refetch()} />
  );
}

type ReadyContentProps = {
  token: string;
  link: EmailLinkState & { email: string };
  onConfirmed: () => void;
  onStale: () => void;
};

function ReadyContent({ token, link: { email, isChange, proof }, onConfirmed, onStale }: ReadyContentProps) {
  if (proof === "sign-in") {
    return (
      <Titled title="Confirm your email">
        <SignInFirst email={email} here={`${paths.confirmEmail}?token=${encodeURIComponent(token)}`} />
      </Titled>
    );
  }
  return (
    <Titled
      title={isChange ? "Confirm your new email" : "Confirm your email"}
      lead="Only confirm an account that you made yourself. If you did not, close this page: nothing has changed."
    >
      <div className="sheet auth-sheet shadow-lift">
        <ConfirmEmailForm
          token={token}
          email={email}
          isChange={isChange}
          asksPassword={proof === "password"}
          onConfirmed={onConfirmed}
          onStale={onStale}
        />
      </div>
    </Titled>
  );
}

function ConfirmedContent({ email }: { email: string }) {
  const { status } = useSession();
  // The button that was pressed is gone.
  useEffect(focusPageStart, []);
  return (
    <Titled title="Your email is confirmed">
      <AddressConfirmed email={email} isSignedIn={status === "signed-in"} />
    </Titled>
  );
}

function DeadContent() {
  const { status, user } = useSession();
  const sendAgain = user && !user.emailVerified ? <VerificationNotice email={user.email} /> : null;
  return (
    <Titled title="This link no longer works">
      <DeadLink isSignedIn={status === "signed-in"} sendAgain={sendAgain} />
    </Titled>
  );
}

function Titled({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <>
      <PageHeading title={title} />
      {lead && <p className="mt-4 text-lg text-ink-2">{lead}</p>}
      <div className="mt-8">{children}</div>
    </>
  );
}

type ConfirmEmailSearch = { token?: string };

function readConfirmEmailSearch({ token }: Record<string, unknown>): ConfirmEmailSearch {
  // The router reads a token of digits as a number.
  const text = typeof token === "number" ? String(token) : token;
  return typeof text === "string" && text !== "" ? { token: text } : {};
}
