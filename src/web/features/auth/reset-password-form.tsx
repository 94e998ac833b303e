import { useWatch } from "react-hook-form";
import { paths } from "#shared/page-paths.ts";
import { passwordAdvice } from "#web/lib/password-advice.ts";
import { Link } from "#web/lib/router/link.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { Field } from "#web/ui/inputs/field.tsx";
import { PasswordInput } from "#web/ui/inputs/text-input.tsx";
import { useResetForm } from "./use-reset-form.ts";

type ResetPasswordFormProps = { token: string; onDone: () => void };

export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const { form, submit, isLinkDead } = useResetForm({ token, onDone });
  const { register, control, formState } = form;
  const password = useWatch({ control, name: "password" });
  const { errors, isSubmitting } = formState;
  return (
    <form method="post" noValidate aria-label="New password" className="field-rows" onSubmit={submit}>
      <Field label="New password" isRequired help={passwordAdvice(password)} error={errors.password?.message}>
        <PasswordInput noun="new password" autoComplete="new-password" maxLength={128} {...register("password")} />
      </Field>
      <Field label="Confirm password" isRequired error={errors.confirmation?.message}>
        <PasswordInput
          noun="confirmed password"
          autoComplete="new-password"
          maxLength={128}
          {...register("confirmation")}
        />
      </Field>
      <div className="mt-2 grid">
        <Button type="submit" tone="primary" isBusy={isSubmitting} busyLabel="Saving…">
          Set New Password
        </Button>
      </div>
      {isLinkDead && (
        <Link to={paths.auth} search={{ mode: "forgot" }} className="text-link">
          Ask for a new link
        </Link>
      )}
    </form>
  );
}
