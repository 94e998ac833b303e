import { postMail } from "#server/adapters/mail/send-mail-task.ts";
import type { Db, Tx } from "#server/db/connect.ts";
import { paths } from "#shared/page-paths.ts";
import * as templates from "./mail-templates.ts";

type Poster = Db | Tx;

export type AccountMails = ReturnType<typeof createAccountMails>;

// Each is enqueued in the transaction that is its reason.
export function createAccountMails({ publicUrl }: { publicUrl: () => string | Promise<string> }) {
  const pageAt = async (path: string) => `${await publicUrl()}${path}`;
  const linkTo = (path: string, token: string) => pageAt(`${path}?token=${encodeURIComponent(token)}`);
  const confirmation = (token: string) => linkTo(paths.confirmEmail, token);

  return {
    sendResetLink: async (db: Poster, to: string, token: string) =>
      post(db, to, templates.resetMail(await linkTo(paths.resetPassword, token))),
    sendVerificationLink: async (db: Poster, to: string, token: string) =>
      post(db, to, templates.verificationMail(await confirmation(token))),
    sendChangeLink: async (db: Poster, to: string, token: string) =>
      post(db, to, templates.confirmChangeMail(await confirmation(token))),
    tellOfWantedChange: async (db: Poster, change: templates.AddressChange) =>
      post(db, change.oldEmail, templates.changeRequestedMail(change, await pageAt(paths.auth))),
    tellOldAddress: async (db: Poster, change: templates.AddressChange) =>
      post(db, change.oldEmail, templates.addressChangedMail(change)),
    tellOfNewPassword: async (db: Poster, to: string) =>
      post(db, to, templates.newPasswordMail(await pageAt(paths.auth))),
    tellOfDeletion: async (db: Poster, to: string, kept: readonly string[]) =>
      post(db, to, templates.deletionMail(kept)),
  };
}

function post(db: Poster, to: string, { subject, lines }: templates.MailTemplate): Promise<void> {
  return postMail(db, { to, subject, text: `${lines.join("\n")}\n` });
}
