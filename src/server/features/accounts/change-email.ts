import { eq } from "drizzle-orm";
import { z } from "zod";
import { users } from "#server/db/schema/accounts.ts";
import { AppError } from "#server/http/app-error.ts";
import type { CurrentUser } from "#shared/contract/accounts.ts";
import { accountMessages } from "#shared/messages/accounts.ts";
import { createEmailLink, forgetEmailLinksExcept } from "./email-links.ts";
import { requireOwnPassword } from "./own-password.ts";
import { refuseManyMails } from "./send-verification.ts";
import type { AccountParts } from "./sign-in.ts";

type Change = { user: CurrentUser; ip: string; email: string; password: string };

// Nothing changes yet: the new address first proves itself by the link mailed to it. The last one asked for counts.
export async function askToChangeEmail({ db, mails }: AccountParts, change: Change): Promise<string> {
  const { user, ip, password } = change;
  const email = change.email.toLowerCase();
  if (!z.email().safeParse(email).success) throw new AppError("bad_request", accountMessages.emailNotOne);
  if (email === user.email) throw new AppError("bad_request", accountMessages.emailUnchanged);
  await requireOwnPassword(db, { user, ip, password });
  await refuseManyMails({ db }, user.id);
  const [taken] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  await db.transaction(async (tx) => {
    await forgetEmailLinksExcept(tx, user.id, [user.email, email]);
    // Somebody else's address is told apart only in that mailbox, where no mail arrives.
    if (!taken) await mails.sendChangeLink(tx, email, await createEmailLink(tx, { userId: user.id, email }));
    await mails.tellOfWantedChange(tx, { oldEmail: user.email, newEmail: email });
  });
  return accountMessages.changeLinkSent;
}
