import type { FormEvent } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { passwordAdvice } from "#web/lib/password-advice.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import type { AuthMode } from "./auth-search.ts";
import type { AuthValues } from "./auth-values.ts";

const LABELS: Record<AuthMode, { form: string; submit: string; busy: string }> = {
  "sign-in": { form: "Sign in", submit: "Sign In", busy: "Signing in…" },
  register: { form: "Create account", submit: "Create Account", busy: "Creating account…" },
  forgot: { form: "Forgot password", submit: "Send Reset Link", busy: "Sending…" },
};

type AuthFormProps = {
  mode: AuthMode;
  form: UseFormReturn<AuthValues>;
  isBusy: boolean;
  onSubmit: (event: FormEvent) => void;
};

export function AuthForm({ mode, form, isBusy, onSubmit }: AuthFormProps) {
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
