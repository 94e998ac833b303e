import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import type { AccountForm } from "./use-account-form.ts";

export function AccountFields({ account }: { account: AccountForm }) {
  return (
    <fieldset className="field-rows">
      <legend className="preview-subheading">Create an account to keep it</legend>
      <Field label="Email" isRequired error={account.errorAt("email")}>
        <TextInput type="email" autoComplete="email" {...account.field("email")} />
      </Field>
      <Field
        label="Password"
        isRequired
        help="At least 6 characters. A longer one is safer."
        error={account.errorAt("password")}
      >
        <TextInput type="password" autoComplete="new-password" {...account.field("password")} />
      </Field>
      <Field label="Confirm password" isRequired error={account.errorAt("confirmation")}>
        <TextInput type="password" autoComplete="new-password" {...account.field("confirmation")} />
      </Field>
    </fieldset>
  );
}
