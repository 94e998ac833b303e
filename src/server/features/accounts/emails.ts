import { postMail } from "#server/adapters/mail/send-mail-task.ts";
import type { Db } from "#server/db/connect.ts";
import { paths } from "#shared/page-paths.ts";

type Addressee = { email: string };

export type AccountMails = ReturnType<typeof createAccountMails>;

export function createAccountMails({ db, publicUrl }: { db: Db; publicUrl: () => string }) {
  const post = (to: string, subject: string, lines: string[]) =>
    postMail(db, { to, subject, text: `${lines.join("\n")}\n` });

  return {
    sendResetLink: ({ email }: Addressee, token: string) =>
      post(email, "Set a new Stayscribe password", [
        "Somebody, hopefully you, asked for a new password.",
        "",
        `${publicUrl()}${paths.resetPassword}?token=${encodeURIComponent(token)}`,
        "",
        "The link works once, for one hour. If it was not you, nothing needs to be done: your password stays as it is.",
      ]),

    sendVerificationLink: ({ email }: Addressee, token: string) =>
      post(email, "Confirm your e-mail address", [
        "Please confirm that this address is yours:",
        "",
        `${publicUrl()}/api/verify-email?token=${encodeURIComponent(token)}`,
        "",
        "If you did not use this address at Stayscribe, ignore this mail.",
      ]),
  };
}
