import type { Account } from "#shared/contract/account-care.ts";
import type { CurrentUser } from "#shared/contract/accounts.ts";
import { accountMessages } from "#shared/messages/accounts.ts";
import { ACCOUNT_DATA_URL } from "./api.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { EmailForm } from "./email-form.tsx";
import { NameForm } from "./name-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SessionList } from "./session-list.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { VerificationNotice } from "./verification-notice.tsx";

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
