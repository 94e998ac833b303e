import { postMail } from "#server/adapters/mail/send-mail-task.ts";
import type { Db, Tx } from "#server/db/connect.ts";
import { paths } from "#shared/page-paths.ts";
import * as letters from "./letters.ts";

type Poster = Db | Tx;

export type AccountMails = ReturnType<typeof createAccountMails>;

// Each is posted in the transaction that gives its reason.
export function createAccountMails({ publicUrl }: { publicUrl: () => string | Promise<string> }) {
  const pageAt = async (path: string) => `${await publicUrl()}${path}`;
  const linkTo = (path: string, token: string) => pageAt(`${path}?token=${encodeURIComponent(token)}`);
  const confirmation = (token: string) => linkTo(paths.confirmEmail, token);

  return {
    sendResetLink: async (db: Poster, to: string, token: string) =>
      post(db, to, letters.resetLetter(await linkTo(paths.resetPassword, token))),
    sendVerificationLink: async (db: Poster, to: string, token: string) =>
      post(db, to, letters.verificationLetter(await confirmation(token))),
    sendChangeLink: async (db: Poster, to: string, token: string) =>
      post(db, to, letters.changeLetter(await confirmation(token))),
    tellOfWantedChange: async (db: Poster, change: letters.AddressChange) =>
      post(db, change.oldEmail, letters.wantedChangeLetter(change, await pageAt(paths.auth))),
    tellOldAddress: async (db: Poster, change: letters.AddressChange) =>
      post(db, change.oldEmail, letters.changedLetter(change)),
    tellOfNewPassword: async (db: Poster, to: string) =>
      post(db, to, letters.newPasswordLetter(await pageAt(paths.auth))),
    tellOfDeletion: async (db: Poster, to: string, kept: readonly string[]) =>
      post(db, to, letters.deletionLetter(kept)),
  };
}

function post(db: Poster, to: string, { subject, lines }: letters.Letter): Promise<void> {
  return postMail(db, { to, subject, text: `${lines.join("\n")}\n` });
}
