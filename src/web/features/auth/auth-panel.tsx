import { useEffect, useRef } from "react";
import { authProblems } from "#shared/messages/accounts.ts";
import { paths } from "#shared/page-paths.ts";
import { focusPageStart } from "#web/lib/focus-page-start.ts";
import { Link } from "#web/lib/router/link.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { SignedIn } from "./api.ts";
import { AuthForm } from "./auth-form.tsx";
import type { AuthMode, AuthSearch } from "./auth-search.ts";
import { ResetLinkSent } from "./reset-link-sent.tsx";
import { useAuthForm } from "./use-auth-form.ts";

type AuthPanelProps = {
  search: AuthSearch;
  // Whether an OpenID provider can be used instead.
  hasOpenId: boolean;
  onSignedIn: (answer: SignedIn) => void;
};

export function AuthPanel({ search, hasOpenId, onSignedIn }: AuthPanelProps) {
  const mode: AuthMode = search.mode ?? "sign-in";
  const auth = useAuthForm({ mode, onSignedIn });
  useFocusOnNewMode(mode, auth.form.clearErrors);

  if (mode === "forgot" && auth.linkSentTo !== null) {
    return <ResetLinkSent email={auth.linkSentTo} search={search} onAgain={auth.forgetLink} />;
  }
  return (
    <>
      {search.problem && (
        <div className="mb-6">
          <Notice tone="problem">{authProblems[search.problem]}</Notice>
        </div>
      )}
      {hasOpenId && mode !== "forgot" && <OpenIdButton next={search.next} />}
      <AuthForm mode={mode} form={auth.form} isBusy={auth.isBusy} onSubmit={auth.submit} />
      <output className="sr-only">{auth.isDone ? "You are signed in. The next page opens in a moment." : ""}</output>
      <ModeLinks mode={mode} next={search.next} />
    </>
  );
}

// The page stays, so nobody else says that its purpose has changed.
function useFocusOnNewMode(mode: AuthMode, clearErrors: () => void) {
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    clearErrors();
    focusPageStart();
  }, [mode, clearErrors]);
}

type WayOn = { next: string | undefined };

function OpenIdButton({ next }: WayOn) {
  const query = next ? `?next=${encodeURIComponent(next)}` : "";
  return (
    <>
      <a href={`/api/login${query}`} className="button w-full">
        Continue with single sign-on
      </a>
      <p className="auth-or">or</p>
    </>
  );
}

function ModeLinks({ mode, next }: WayOn & { mode: AuthMode }) {
  const further = next ? { next } : {};
  return (
    <div className="auth-ways">
      {mode === "sign-in" && (
        <Link to={paths.auth} search={{ ...further, mode: "forgot" }} className="text-link">
          Forgot your password?
        </Link>
      )}
      {mode === "sign-in" ? (
        <p>
          New here?{" "}
          <Link to={paths.auth} search={{ ...further, mode: "register" }} className="text-link">
            Create an account
          </Link>
        </p>
      ) : (
        <p>
          {mode === "register" ? "Have an account already? " : "Remembered it? "}
          <Link to={paths.auth} search={further} className="text-link">
            Sign in
          </Link>
        </p>
      )}
    </div>
  );
}
