import { hashPassword } from "better-auth/crypto";
import { credentials } from "#server/db/schema/accounts.ts";
import { AppError } from "#server/http/app-error.ts";
import { accountMessages } from "#shared/messages/accounts.ts";
import { endEmailLinks, lockUser } from "./email-links.ts";
import { endOtherSessions } from "./list-sessions.ts";
import { isPassword, requireOwnPassword, requireSamePassword } from "./own-password.ts";
import type { SignedIn } from "./sessions.ts";
import type { AccountParts } from "./sign-in.ts";

type Change = { signedIn: SignedIn; ip: string; currentPassword: string; newPassword: string };

export async function changePassword({ db, mails }: AccountParts, change: Change): Promise<string> {
  const { signedIn, ip, currentPassword, newPassword } = change;
  const { user } = signedIn;
  const oldHash = await requireOwnPassword(db, { user, ip, password: currentPassword });
  const password = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    const locked = await lockUser(tx, user.id);
    if (!locked) throw new AppError("unauthorized");
    await requireSamePassword(tx, user.id, oldHash);
    await tx.update(credentials).set({ password, updatedAt: new Date() }).where(isPassword(user.id));
    await endEmailLinks(tx, user.id);
    await endOtherSessions(tx, signedIn);
    await mails.tellOfNewPassword(tx, locked.email);
  });
  return accountMessages.passwordChanged;
}
