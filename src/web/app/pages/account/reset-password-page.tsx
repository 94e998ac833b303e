import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { authToasts } from "#shared/messages/accounts.ts";
import { paths } from "#shared/page-paths.ts";
import { navigate } from "#web/lib/router/place.ts";
import { useSearch } from "#web/lib/router/use-place.ts";
import "#web/features/auth/auth.css";
import { resetLinkQuery } from "#web/features/auth/api.ts";
import { ResetPasswordForm } from "#web/features/auth/reset-password-form.tsx";
import { sessionStore, useSession } from "#web/lib/session-store.ts";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { PendingPage } from "../../pending-page.tsx";

export function ResetPasswordPage() {
  const { token } = readResetSearch(useSearch());
  return token ? <CheckedLink token={token} /> : <InvalidLink />;
}

// The link is checked first, so that no password is typed for an expired one; if the check fails, the form reports it.
function CheckedLink({ token }: { token: string }) {
  const { data, isPending } = useQuery(resetLinkQuery(token));
  if (isPending) return <PendingPage />;
  return data?.isValid === false ? <InvalidLink /> : <ResetContent token={token} />;
}

async function goOn() {
  // The new password has ended every session, this browser's too.
  await sessionStore.askAgain();
  await navigate({ to: paths.auth, replace: true });
}

function ResetContent({ token }: { token: string }) {
  return (
    <div className="mx-auto max-w-lg py-10 sm:py-14">
      <PageHeading title="Set a new password" />
      <p className="mt-4 mb-8 text-lg text-ink-2">It replaces the old one and signs you out everywhere.</p>
      <div className="sheet auth-sheet shadow-lift">
        <ResetPasswordForm token={token} onDone={() => void goOn()} />
      </div>
    </div>
  );
}

function InvalidLink() {
  const { status } = useSession();
  useEffect(() => {
    if (status === "unknown") return;
    showToast({ ...authToasts.resetLinkInvalid, tone: "problem" });
    // A signed-in visitor would be redirected from the sign-in page by a new document, which loses the toast.
    void navigate({ to: status === "signed-in" ? paths.dashboard : paths.auth, replace: true });
  }, [status]);
  return <PendingPage />;
}

type ResetSearch = { token?: string };

function readResetSearch({ token }: Record<string, unknown>): ResetSearch {
  // The router reads a token of digits as a number.
  const text = typeof token === "number" ? String(token) : token;
  return typeof text === "string" && text !== "" ? { token: text } : {};
}
