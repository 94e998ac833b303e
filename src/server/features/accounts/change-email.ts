import { eq } from "drizzle-orm";
import { z } from "zod";
import { users } from "#server/db/schema/accounts.ts";
import { AppError } from "#server/http/app-error.ts";
import type { CurrentUser } from "#shared/contract/accounts.ts";
import { accountMessages } from "#shared/messages/accounts.ts";
import { createEmailLink, endAddressChanges, lockUser } from "./email-links.ts";
import { requireOwnPassword, requireSamePassword } from "./own-password.ts";
import { refuseManyMails } from "./send-verification.ts";
import type { AccountParts } from "./sign-in.ts";

type Change = { user: CurrentUser; ip: string; email: string; password: string };

// Nothing changes yet: the new address first proves itself by the link mailed to it. The last one asked for counts.
export async function askToChangeEmail({ db, mails }: AccountParts, change: Change): Promise<string> {
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
    // Made for an address that somebody else has too, so that the account says the same of both. That one is told apart
    // only in its mailbox, where no mail arrives.
    const token = await createEmailLink(tx, { userId: user.id, email, purpose: "confirm" });
    const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (!taken) await mails.sendChangeLink(tx, email, token);
    await mails.tellOfWantedChange(tx, { oldEmail: locked.email, newEmail: email });
  });
  return accountMessages.changeLinkSent;
}
