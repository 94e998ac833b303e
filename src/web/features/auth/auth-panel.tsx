import { type FormEvent, useEffect, useRef } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { accountMessages, authProblems } from "#shared/messages/accounts.ts";
import { paths } from "#shared/page-paths.ts";
import { passwordAdvice } from "#web/lib/password-advice.ts";
import { Link } from "#web/lib/router/link.tsx";
import { focusPageStart } from "#web/lib/router/place.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { Field } from "#web/ui/inputs/field.tsx";
import { PasswordInput, TextInput } from "#web/ui/inputs/text-input.tsx";
import { MailAddress } from "#web/ui/layout/mail-address.tsx";
import type { SignedIn } from "./api.ts";
import type { AuthMode, AuthSearch, AuthValues } from "./auth-values.ts";
import { useAuthForm } from "./use-auth-form.ts";

const LABELS: Record<AuthMode, { form: string; submit: string; busy: string }> = {
  "sign-in": { form: "Sign in", submit: "Sign In", busy: "Signing in…" },
  register: { form: "Create account", submit: "Create Account", busy: "Creating account…" },
  forgot: { form: "Forgot password", submit: "Send Reset Link", busy: "Sending…" },
};

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

// The page does not change with the mode, so moving the focus is what tells a screen reader.
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

type ResetLinkSentProps = { email: string; search: AuthSearch; onAgain: () => void };

function ResetLinkSent({ email, search, onAgain }: ResetLinkSentProps) {
  return (
    <>
      <Notice title="Check your email">
        <p>{accountMessages.resetLinkSent}</p>
        <p className="note mt-2">
          <MailAddress address={email} />
        </p>
      </Notice>
      <p className="mt-5 text-ink-2">
        The link works once, for one hour. Nothing there after a few minutes? Look into the spam folder.
      </p>
      <a href={paths.outbox} className="with-outbox text-link">
        Open the outbox
      </a>
      <div className="auth-ways">
        <Button tone="link" onClick={onAgain}>
          Use another address or send it again
        </Button>
        <Link to={paths.auth} search={search.next ? { next: search.next } : {}} className="text-link">
          Back to sign in
        </Link>
      </div>
    </>
  );
}

type AuthFormProps = {
  mode: AuthMode;
  form: UseFormReturn<AuthValues>;
  isBusy: boolean;
  onSubmit: (event: FormEvent) => void;
};

function AuthForm({ mode, form, isBusy, onSubmit }: AuthFormProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const labels = LABELS[mode];
  return (
    // Should a browser ever send it by itself, the password must not get into the address.
    <form method="post" noValidate aria-label={labels.form} className="field-rows" onSubmit={onSubmit}>
      {mode === "register" && <NameFields form={form} />}
      <Field label="Email" isRequired error={errors.email?.message}>
        <TextInput
          type="email"
          autoComplete={mode === "register" ? "email" : "username"}
          autoCapitalize="none"
          maxLength={254}
          {...register("email")}
        />
      </Field>
      {mode !== "forgot" && <PasswordField mode={mode} form={form} />}
      <div className="mt-2 grid">
        <Button type="submit" tone="primary" isBusy={isBusy} busyLabel={labels.busy}>
          {labels.submit}
        </Button>
      </div>
    </form>
  );
}

type PartProps = Pick<AuthFormProps, "form">;

function NameFields({ form: { register, formState } }: PartProps) {
  const { firstName, lastName } = formState.errors;
  return (
    <div className="field-rows sm:grid-cols-2 sm:gap-x-4">
      <Field label="First name" isRequired error={firstName?.message}>
        <TextInput autoComplete="given-name" maxLength={100} {...register("firstName")} />
      </Field>
      <Field label="Last name" isRequired error={lastName?.message}>
        <TextInput autoComplete="family-name" maxLength={100} {...register("lastName")} />
      </Field>
    </div>
  );
}

function PasswordField({ mode, form }: PartProps & { mode: AuthMode }) {
  const isNew = mode === "register";
  const password = useWatch({ control: form.control, name: "password" });
  const advice = isNew ? { help: passwordAdvice(password) } : {};
  return (
    <Field label="Password" isRequired {...advice} error={form.formState.errors.password?.message}>
      <PasswordInput
        autoComplete={isNew ? "new-password" : "current-password"}
        maxLength={128}
        {...form.register("password")}
      />
    </Field>
  );
}
