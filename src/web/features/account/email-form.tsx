import { useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { type FieldValues, type Path, type UseFormReturn, useForm } from "react-hook-form";
import type { Account } from "#shared/contract/account/account-settings.ts";
import { accountMessages, accountToasts } from "#shared/messages/accounts.ts";
import { ApiError } from "#web/lib/http/request.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { Field } from "#web/ui/inputs/field.tsx";
import { PasswordInput, TextInput } from "#web/ui/inputs/text-input.tsx";
import { MailAddress } from "#web/ui/layout/mail-address.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { accountQuery, changeEmail } from "./api.ts";

const LIKE_AN_ADDRESS = /^\s*[^\s@]+@[^\s@]+\s*$/;

export function EmailForm({ account: { user, pendingEmail } }: { account: Account }) {
  return (
    <>
      <p className="mb-5">
        Your address is{" "}
        <strong className="font-semibold">
          <MailAddress address={user.email} />
        </strong>
        {user.emailVerified ? ", confirmed." : ", not confirmed yet."}
      </p>
      {pendingEmail !== null && (
        <div className="mb-6">
          <Notice
            title={
              <>
                <MailAddress address={pendingEmail} /> waits for its confirmation
              </>
            }
          >
            {accountMessages.changeLinkSent}
          </Notice>
        </div>
      )}
      <ChangeEmailForm />
    </>
  );
}

function ChangeEmailForm() {
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { email: "", password: "" } });
  const { errors } = form.formState;
  const saving = useSaving(form, {
    field: (status) => (status === 403 ? "password" : "email"),
    save: async (change) => {
      const { message } = await changeEmail(change);
      form.reset();
      await queryClient.invalidateQueries(accountQuery);
      return message;
    },
  });
  return (
    <form noValidate aria-label="E-mail address" className="field-rows" onSubmit={saving.onSubmit}>
      <Field label="New email" isRequired error={errors.email?.message}>
        <TextInput
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
          {...form.register("email", {
            validate: (email) => LIKE_AN_ADDRESS.test(email) || accountMessages.emailNotOne,
          })}
        />
      </Field>
      <Field label="Your password" isRequired error={errors.password?.message}>
        <PasswordInput
          noun="your password"
          autoComplete="current-password"
          maxLength={128}
          {...form.register("password", { required: "Please enter your password." })}
        />
      </Field>
      <div>
        <Button type="submit" isBusy={saving.isBusy} busyLabel="Sending…">
          Change email
        </Button>
      </div>
    </form>
  );
}

type Saving<Values extends FieldValues> = {
  // Where the server's refusal is shown.
  field: (status: number) => Path<Values>;
  // Answers what the person is told.
  save: (values: Values) => Promise<string>;
};

// What all the forms of the settings do: a refusal stands at its field, and nothing that was typed is lost.
export function useSaving<Values extends FieldValues>(form: UseFormReturn<Values>, { field, save }: Saving<Values>) {
  const submit = form.handleSubmit(async (values) => {
    try {
      showToast({ title: "Saved", description: await save(values) });
    } catch (error) {
      const answer = error instanceof ApiError ? error : null;
      const message = answer?.serverMessage ?? accountToasts.notSaved.description;
      showToast({ title: "Error", description: message, tone: "problem" });
      form.setError(field(answer?.status ?? 0), { message }, { shouldFocus: true });
    }
  });
  return { onSubmit: (event: FormEvent) => void submit(event), isBusy: form.formState.isSubmitting };
}
