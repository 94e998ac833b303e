import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { Account } from "#shared/contract/account/account-settings.ts";
import { accountMessages } from "#shared/messages/accounts.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { MailAddress } from "#web/ui/mail-address.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { accountQuery, changeEmail } from "./api.ts";
import { useSaving } from "./use-saving.ts";

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
