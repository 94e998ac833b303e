import { hashPassword } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { credentials, users } from "#server/db/schema/accounts.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CurrentUser } from "#shared/contract/account/accounts.ts";
import { accountMessages } from "#shared/messages/accounts.ts";
import { refuseManyMails } from "../email/confirm-email.ts";
import { createEmailLink, endAddressChanges, endEmailLinks, lockUser } from "../email/email-links.ts";
import { endOtherSessions } from "../sessions/manage-sessions.ts";
import type { SignedIn } from "../sessions/sessions.ts";
import { isPassword, requireOwnPassword, requireSamePassword } from "../sign-in/own-password.ts";
import type { AccountDeps } from "../sign-in/sign-in.ts";

type EmailChange = { user: CurrentUser; ip: string; email: string; password: string };

// Nothing changes yet: the new address first proves itself by the link mailed to it. The last one asked for counts.
export async function askToChangeEmail({ db, mails }: AccountDeps, change: EmailChange): Promise<string> {
  const { user, ip, password } = change;
  const email = change.email.toLowerCase();
  if (!z.email().safeParse(email).success) throw new AppError("bad_request", accountMessages.emailNotOne);
  if (email === user.email) throw new AppError("bad_request", accountMessages.emailUnchanged);
  const hash = await requireOwnPassword(db, { user, ip, password });
  await refuseManyMails({ db }, user.id);
  await db.transaction(async (tx) => {
    const locked = await lockUser(tx, user.id);
    if (!locked) throw new AppError("unauthorized");
    await requireSamePassword(tx, user.id, hash);
    await endAddressChanges(tx, locked);
    // Also created for an address that another account has, so that the answer does not tell whether it is taken. In
    // that case no mail is sent.
    const token = await createEmailLink(tx, { userId: user.id, email, purpose: "confirm" });
    const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (!taken) await mails.sendChangeLink(tx, email, token);
    await mails.tellOfWantedChange(tx, { oldEmail: locked.email, newEmail: email });
  });
  return accountMessages.changeLinkSent;
}

type PasswordChange = { signedIn: SignedIn; ip: string; currentPassword: string; newPassword: string };

export async function changePassword({ db, mails }: AccountDeps, change: PasswordChange): Promise<string> {
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
