import { type FormEvent, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { authToasts } from "#shared/messages/accounts.ts";
import { ApiError } from "#web/lib/http/request.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { askForResetLink, createAccount, type SignedIn, signIn } from "./api.ts";
import { type AuthMode, type AuthValues, type Complaint, complaintAbout, NOTHING_TYPED } from "./auth-values.ts";

type AuthForm = { mode: AuthMode; onSignedIn: (answer: SignedIn) => void };

// One form for the three modes: what was typed in one is still there in the next.
export function useAuthForm({ mode, onSignedIn }: AuthForm) {
  const form = useForm({ defaultValues: NOTHING_TYPED });
  const [isDone, setIsDone] = useState(false);
  const [linkSentTo, setLinkSentTo] = useState<string | null>(null);

  async function submit(values: AuthValues) {
    const complaint = complaintAbout(mode, values);
    if (complaint) return complain(form, complaint);
    try {
      if (mode === "forgot") {
        await askForResetLink(values.email);
        setLinkSentTo(values.email.trim());
        showToast(authToasts.resetMailSent);
      } else {
        const answer = await (mode === "register" ? createAccount(values) : signIn(values));
        const welcome = mode === "register" ? authToasts.registered : authToasts.signedIn;
        showToast(welcome(answer.user.firstName));
        setIsDone(true);
        onSignedIn(answer);
      }
    } catch (error) {
      complain(form, refusal(mode, error));
    }
  }

  const send = form.handleSubmit(submit);
  return {
    form,
    submit: (event: FormEvent) => void send(event),
    isBusy: form.formState.isSubmitting || isDone,
    isDone,
    linkSentTo,
    forgetLink: () => setLinkSentTo(null),
  };
}

const FAILED: Record<AuthMode, string> = {
  "sign-in": authToasts.loginFailed,
  register: authToasts.registrationFailed,
  forgot: authToasts.resetMailFailed,
};

// The field that most likely has to change, with the server's own words where it has some.
function refusal(mode: AuthMode, error: unknown): Complaint {
  const answer = error instanceof ApiError ? error : null;
  const message = answer?.serverMessage ?? FAILED[mode];
  if (mode === "forgot") return { message: FAILED.forgot, fields: { email: message } };
  const isTaken = mode === "register" && answer?.status === 409;
  return { message, fields: isTaken ? { email: message } : { password: message } };
}

function complain(form: UseFormReturn<AuthValues>, { message, fields }: Complaint): void {
  showToast({ ...authToasts.complaint(message), tone: "problem" });
  const names = Object.keys(NOTHING_TYPED) as (keyof AuthValues)[];
  const wrong = names.filter((name) => fields[name] !== undefined);
  for (const name of wrong) form.setError(name, { message: fields[name] ?? "" });
  const [first] = wrong;
  if (first) form.setFocus(first);
}
