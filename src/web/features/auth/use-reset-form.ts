import { type FormEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { MIN_PASSWORD_LENGTH } from "#shared/contract-values.ts";
import { authToasts } from "#shared/messages/accounts.ts";
import { ApiError } from "#web/lib/http/request.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { setNewPassword } from "./api.ts";

export function useResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useForm<ResetValues>({ defaultValues: { password: "", confirmation: "" } });
  const [isLinkDead, setIsLinkDead] = useState(false);

  function complain({ toast, fields }: ResetComplaint) {
    showToast({ ...toast, tone: "problem" });
    for (const name of fields) form.setError(name, { message: toast.description });
    if (fields[0]) form.setFocus(fields[0]);
  }

  async function submit(values: ResetValues) {
    const complaint = complaintAbout(values);
    if (complaint) return complain(complaint);
    try {
      await setNewPassword(token, values.password);
    } catch (error) {
      // Everything else about the password was checked before.
      const isDead = error instanceof ApiError && error.status === 400;
      setIsLinkDead(isDead);
      return complain({ toast: isDead ? authToasts.resetLinkInvalid : authToasts.resetFailed, fields: ["password"] });
    }
    showToast(authToasts.passwordReset);
    onDone();
  }

  const send = form.handleSubmit(submit);
  return { form, submit: (event: FormEvent) => void send(event), isLinkDead };
}

type ResetValues = { password: string; confirmation: string };

type ResetComplaint = {
  toast: { title: string; description: string };
  fields: (keyof ResetValues)[];
};

// Null when the server can be asked.
export function complaintAbout({ password, confirmation }: ResetValues): ResetComplaint | null {
  const empty = [...(password ? [] : ["password" as const]), ...(confirmation ? [] : ["confirmation" as const])];
  if (empty.length > 0) return { toast: authToasts.resetFieldsMissing, fields: empty };
  if (password !== confirmation) return { toast: authToasts.passwordsDiffer, fields: ["confirmation"] };
  if (password.length < MIN_PASSWORD_LENGTH) return { toast: authToasts.passwordTooShort, fields: ["password"] };
  return null;
}
