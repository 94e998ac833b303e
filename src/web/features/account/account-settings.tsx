import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { Account } from "#shared/contract/account/account-settings.ts";
import type { CurrentUser } from "#shared/contract/account/accounts.ts";
import { MIN_PASSWORD_LENGTH } from "#shared/contract-values.ts";
import { accountDeletion, accountMessages, accountToasts, authToasts } from "#shared/messages/accounts.ts";
import { passwordAdvice } from "#web/lib/password-advice.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { Field } from "#web/ui/inputs/field.tsx";
import { PasswordInput, TextInput } from "#web/ui/inputs/text-input.tsx";
import { ACCOUNT_DATA_URL, changeName, changePassword, sessionsQuery } from "./api.ts";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { EmailForm, useSaving } from "./email-form.tsx";
import { SessionList } from "./session-list.tsx";
import { VerificationNotice } from "./verification-notice.tsx";

const isLongEnough = (password: string) =>
  password.length >= MIN_PASSWORD_LENGTH || authToasts.passwordTooShort.description;

type AccountSettingsProps = {
  account: Account;
  onUserChanged: (user: CurrentUser) => void;
  onDeleted: (kept: readonly string[]) => void;
};

export function AccountSettings({ account, onUserChanged, onDeleted }: AccountSettingsProps) {
  const { user, hasPassword } = account;
  const passwordless = <p className="text-ink-2">{accountMessages.noPasswordYet}</p>;
  return (
    <div className="settings">
      {!user.emailVerified && <VerificationNotice email={user.email} />}
      <SettingsSection title="Name" lead="How we greet you, and the name on your listings.">
        <NameForm user={user} onChanged={onUserChanged} />
      </SettingsSection>
      <SettingsSection title="Email" lead="For signing in, receipts and shared descriptions.">
        {hasPassword ? <EmailForm account={account} /> : passwordless}
      </SettingsSection>
      <SettingsSection title="Password" lead="Changing it ends all other sessions.">
        {hasPassword ? <PasswordForm email={user.email} /> : passwordless}
      </SettingsSection>
      <SettingsSection
        title="Where you are signed in"
        lead="Something you do not know? End it and change your password."
      >
        <SessionList />
      </SettingsSection>
      <SettingsSection title="Your data" lead="Everything we keep about you, as one JSON file.">
        <a href={ACCOUNT_DATA_URL} download className="button">
          Download my data
        </a>
      </SettingsSection>
      <SettingsSection title="Delete account" lead="What is deleted, and what the law asks us to keep.">
        <DeleteAccount account={account} onDeleted={onDeleted} />
      </SettingsSection>
    </div>
  );
}

type SettingsSectionProps = { title: string; lead?: ReactNode; children: ReactNode };

function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="sheet settings-section">
      <div>
        <h2 id={id}>{title}</h2>
        {lead && <div className="mt-2 text-[0.9375rem] text-ink-2">{lead}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

type DeleteAccountProps = { account: Account; onDeleted: (kept: readonly string[]) => void };

function DeleteAccount({ account, onDeleted }: DeleteAccountProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <p>This is deleted, for good:</p>
      <ul className="settings-items">
        {accountDeletion.deleted.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <p className="mt-4">This is kept:</p>
      <ul className="settings-items">
        {accountDeletion.kept.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <div className="mt-5">
        <Button tone="danger" onClick={() => setIsAsking(true)}>
          Delete my account
        </Button>
      </div>
      {isAsking && <DeleteAccountDialog account={account} onDeleted={onDeleted} onClose={() => setIsAsking(false)} />}
    </>
  );
}

type NameFormProps = { user: CurrentUser; onChanged: (user: CurrentUser) => void };

function NameForm({ user, onChanged }: NameFormProps) {
  const { firstName, lastName } = user;
  const form = useForm({ defaultValues: { firstName, lastName } });
  const { errors } = form.formState;
  const saving = useSaving(form, {
    field: () => "firstName",
    save: async (names) => {
      const answer = await changeName(names);
      form.reset({ firstName: answer.user.firstName, lastName: answer.user.lastName });
      onChanged(answer.user);
      return accountToasts.nameChanged;
    },
  });
  return (
    <form noValidate aria-label="Name" className="field-rows" onSubmit={saving.onSubmit}>
      <div className="field-rows sm:grid-cols-2 sm:gap-x-4">
        <Field label="First name" isRequired error={errors.firstName?.message}>
          <TextInput
            autoComplete="given-name"
            maxLength={100}
            {...form.register("firstName", {
              validate: (name) => name.trim() !== "" || "Please enter your first name.",
            })}
          />
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          <TextInput autoComplete="family-name" maxLength={100} {...form.register("lastName")} />
        </Field>
      </div>
      <div>
        <Button type="submit" isBusy={saving.isBusy} busyLabel="Saving…">
          Save name
        </Button>
      </div>
    </form>
  );
}

function PasswordForm({ email }: { email: string }) {
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
