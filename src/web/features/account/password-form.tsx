import { useQueryClient } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { MIN_PASSWORD_LENGTH } from "#shared/contract-values.ts";
import { authToasts } from "#shared/messages/accounts.ts";
import { passwordAdvice } from "#web/lib/password-advice.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { changePassword, sessionsQuery } from "./api.ts";
import { useSaving } from "./use-saving.ts";

const isLongEnough = (password: string) =>
  password.length >= MIN_PASSWORD_LENGTH || authToasts.passwordTooShort.description;

export function PasswordForm({ email }: { email: string }) {
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { currentPassword: "", newPassword: "" } });
  const { errors } = form.formState;
  const newPassword = useWatch({ control: form.control, name: "newPassword" });
  const saving = useSaving(form, {
    field: (status) => (status === 403 ? "currentPassword" : "newPassword"),
    save: async (change) => {
      const { message } = await changePassword(change);
      form.reset();
      await queryClient.invalidateQueries(sessionsQuery);
      return message;
    },
  });
  return (
    <form noValidate aria-label="Password" className="field-rows" onSubmit={saving.onSubmit}>
      {/* For password managers, which otherwise do not know whose password changes. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current password" isRequired error={errors.currentPassword?.message}>
        <PasswordInput
          noun="current password"
          autoComplete="current-password"
          maxLength={128}
          {...form.register("currentPassword", { required: "Please enter your current password." })}
        />
      </Field>
      <Field label="New password" isRequired help={passwordAdvice(newPassword)} error={errors.newPassword?.message}>
        <PasswordInput
          noun="new password"
          autoComplete="new-password"
          maxLength={128}
          {...form.register("newPassword", { validate: isLongEnough })}
        />
      </Field>
      <div>
        <Button type="submit" isBusy={saving.isBusy} busyLabel="Saving…">
          Change password
        </Button>
      </div>
    </form>
  );
}
