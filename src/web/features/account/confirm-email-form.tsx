import { queryOptions } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useForm } from "react-hook-form";
import type { checkEmailLink, confirmEmail as confirmEmailEndpoint } from "#shared/contract/account/accounts.ts";
import { accountToasts } from "#shared/messages/accounts.ts";
import { paths } from "#shared/page-paths.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";
import { ApiError } from "#web/lib/http/request.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { Field } from "#web/ui/inputs/field.tsx";
import { PasswordInput } from "#web/ui/inputs/text-input.tsx";
import { MailAddress } from "#web/ui/layout/mail-address.tsx";

// Asked anew each time: what confirming takes depends on who is signed in.
export const emailLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ["/api/verify-email/check", token],
    queryFn: () => callEndpoint<typeof checkEmailLink>("POST /api/verify-email/check", { body: { token } }),
    staleTime: 0,
    gcTime: 0,
  });

const confirmEmail = (token: string, password: string) =>
  callEndpoint<typeof confirmEmailEndpoint>("POST /api/verify-email", {
    body: { token, ...(password !== "" && { password }) },
  });

type ConfirmEmailFormProps = {
  token: string;
  email: string;
  isChange: boolean;
  asksPassword: boolean;
  onConfirmed: () => void;
  onStale: () => void;
};

export function ConfirmEmailForm({ email, isChange, ...confirming }: ConfirmEmailFormProps) {
  const { form, problem, onSubmit } = useConfirming(confirming);
  const { asksPassword } = confirming;
  const { errors, isSubmitting } = form.formState;
  return (
    // Should a browser ever send it by itself, the password must not get into the address.
    <form method="post" noValidate aria-label="Confirm email" className="field-rows" onSubmit={onSubmit}>
      <div className="mb-2">
        <p className="text-ink-2">{isChange ? "The account's new address" : "The account's address"}</p>
        <p className="mt-1 text-lg font-semibold">
          <MailAddress address={email} />
        </p>
      </div>
      {problem !== null && <Notice tone="problem">{problem}</Notice>}
      {asksPassword && (
        <>
          {/* For password managers. Before a change the account is known under an address that this page is not told. */}
          {!isChange && <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />}
          <Field
            label="Password"
            isRequired
            help="Asked because this browser is not signed in to the account."
            error={errors.password?.message}
          >
            <PasswordInput
              autoComplete="current-password"
              maxLength={128}
              {...form.register("password", { required: "Please enter the account's password." })}
            />
          </Field>
        </>
      )}
      <div className="mt-2 grid">
        <Button type="submit" tone="primary" isBusy={isSubmitting} busyLabel="Confirming…">
          Confirm This Address
        </Button>
      </div>
      {asksPassword && (
        <p className="text-ink-2">
          Forgotten, or registered by somebody else?{" "}
          <a href={`${paths.auth}?mode=forgot`} className="text-link">
            Set a new password
          </a>
        </p>
      )}
    </form>
  );
}

type Confirming = {
  token: string;
  asksPassword: boolean;
  onConfirmed: () => void;
  // The link ended meanwhile, or the session did: what it takes has to be asked again.
  onStale: () => void;
};

function useConfirming({ token, asksPassword, onConfirmed, onStale }: Confirming) {
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
