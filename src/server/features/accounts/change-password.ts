import { hashPassword } from "better-auth/crypto";
import { credentials } from "#server/db/schema/accounts.ts";
import { accountMessages } from "#shared/messages/accounts.ts";
import { endOtherSessions } from "./list-sessions.ts";
import { isPassword, requireOwnPassword } from "./own-password.ts";
import type { SignedIn } from "./sessions.ts";
import type { AccountParts } from "./sign-in.ts";

type Change = { signedIn: SignedIn; ip: string; currentPassword: string; newPassword: string };

export async function changePassword({ db, mails }: AccountParts, change: Change): Promise<string> {
  const { signedIn, ip, currentPassword, newPassword } = change;
  const { user } = signedIn;
  await requireOwnPassword(db, { user, ip, password: currentPassword });
  const password = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    await tx.update(credentials).set({ password, updatedAt: new Date() }).where(isPassword(user.id));
    await endOtherSessions(tx, signedIn);
    await mails.tellOfNewPassword(tx, user.email);
  });
  return accountMessages.passwordChanged;
}
