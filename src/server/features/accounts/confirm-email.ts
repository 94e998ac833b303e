import { eq } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { emailLinks, users } from "#server/db/schema/accounts.ts";
import { type EmailLink, forgetEmailLinksExcept, lockEmailLink } from "./email-links.ts";
import type { AccountMails } from "./emails.ts";

type Parts = { db: Db; mails: AccountMails };

// Proves an address, and makes it the account's when it is a new one. Opened again it says the same again:
// some mailboxes open every link before its reader does.
export async function confirmEmail({ db, mails }: Parts, token: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const link = await lockEmailLink(tx, token);
    const [user] = link ? await tx.select().from(users).where(eq(users.id, link.userId)).for("update") : [];
    if (!link || !user) return false;
    if (link.usedAt) return user.email === link.email && user.emailVerified;
    if (user.email !== link.email && (await isTaken(tx, link.email))) return false;
    await takeAddress(tx, link);
    if (user.email !== link.email) await mails.tellOldAddress(tx, { oldEmail: user.email, newEmail: link.email });
    return true;
  });
}

async function takeAddress(tx: Tx, { userId, email, tokenHash }: EmailLink): Promise<void> {
  await tx.update(users).set({ email, emailVerified: true, updatedAt: new Date() }).where(eq(users.id, userId));
  await tx.update(emailLinks).set({ usedAt: new Date() }).where(eq(emailLinks.tokenHash, tokenHash));
  await forgetEmailLinksExcept(tx, userId, [email]);
}

async function isTaken(tx: Tx, email: string): Promise<boolean> {
  const [other] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  return other !== undefined;
}
