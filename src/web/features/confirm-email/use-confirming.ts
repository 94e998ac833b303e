import { type FormEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { accountToasts } from "#shared/messages/accounts.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { confirmEmail } from "./api.ts";

type Confirming = {
  token: string;
  asksPassword: boolean;
  onConfirmed: () => void;
  // The link ended meanwhile, or the session did: what it takes has to be asked again.
  onStale: () => void;
};

export function useConfirming({ token, asksPassword, onConfirmed, onStale }: Confirming) {
  const form = useForm({ defaultValues: { password: "" } });
  const [problem, setProblem] = useState<string | null>(null);

  const submit = form.handleSubmit(async ({ password }) => {
    setProblem(null);
    try {
      await confirmEmail(token, password);
    } catch (error) {
      const answer = error instanceof ApiError ? error : null;
      const message = answer?.serverMessage ?? accountToasts.notConfirmed;
      const isWrongPassword = asksPassword && answer?.status === 403;
      if (isWrongPassword) form.setError("password", { message }, { shouldFocus: true });
      else setProblem(message);
      if (answer?.status === 400 || (answer?.status === 403 && !asksPassword)) onStale();
      return;
    }
    onConfirmed();
  });

  return { form, problem, onSubmit: (event: FormEvent) => void submit(event) };
}
