import { randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { and, eq, ne } from "drizzle-orm";
import { z } from "zod";
import type { Db, Tx } from "#server/db/connect.ts";
import { credentials, sessions, users } from "#server/db/schema/accounts.ts";
import { AppError } from "#server/domain/app-error.ts";
import { countHit, hashedAddress } from "#server/domain/rate-limit-counters.ts";
import { bindTask, defineTask, enqueue } from "#server/jobs/task.ts";
import { accountMessages } from "#shared/messages/accounts.ts";
import type { AccountMails } from "../email/account-mails.ts";
import { createEmailLink, endEmailLinks, findEmailLink, lockEmailLink, type StoredUser } from "../email/email-links.ts";
import { forgetGuessesAt, rememberCaller } from "./login-throttle.ts";
import { isPassword, PASSWORD_PROVIDER } from "./own-password.ts";

const HOUR_MS = 60 * 60 * 1000;
const LINKS_PER_HOUR = 5;

type Deps = { db: Db; mails: AccountMails };

const sendResetLinkTask = defineTask({
  name: "send-reset-link",
  payload: z.object({ email: z.string() }),
  maxAttempts: 5,
});

// The same answer for the same work: whether an account has this address is only looked up afterwards, by the worker.
export async function requestReset(db: Db, email: string | null | undefined): Promise<string> {
  if (!email) throw new AppError("bad_request", accountMessages.resetEmailMissing);
  if (!z.email().safeParse(email).success) throw new AppError("bad_request", accountMessages.emailNotOne);
  await enqueue(db, sendResetLinkTask, { email: email.toLowerCase() });
  return accountMessages.resetLinkSent;
}

export function bindSendResetLink({ db, mails }: Deps) {
  return bindTask(sendResetLinkTask, async ({ email }) => {
    // Limits how many mails a caller can send to another person's mailbox.
    const key = `reset links for ${hashedAddress(email)}`;
    const { current } = await countHit(db, key, HOUR_MS);
    if (current > LINKS_PER_HOUR) return;
    await db.transaction(async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.email, email)).for("update");
      if (!user) return;
      await mails.sendResetLink(tx, email, await createEmailLink(tx, { userId: user.id, email, purpose: "reset" }));
    });
  });
}

// Tells nothing new about an account: a caller who has the token could use it anyway.
export async function isResetLinkAlive(db: Db, token: string): Promise<boolean> {
  return (await findEmailLink(db, token, "reset")) !== null;
}

type Reset = { token: string; password: string; ip: string };

export async function confirmReset({ db, mails }: Deps, { token, password, ip }: Reset): Promise<void> {
  // Looked up before anything is hashed: guessing at tokens costs next to nothing.
  if (!(await findEmailLink(db, token, "reset"))) throw deadLink();
  const hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const held = await lockEmailLink(tx, token, "reset");
    if (!held || held.link.email !== held.user.email) throw deadLink();
    const { user } = held;
    await setPassword(tx, user.id, hash);
    if (!user.emailVerified) await handOver(tx, user);
    await endEmailLinks(tx, user.id);
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    await forgetGuessesAt(tx, user.email);
    await rememberCaller(tx, { email: user.email, ip });
    await mails.tellOfNewPassword(tx, user.email);
  });
}

async function setPassword(tx: Tx, userId: string, password: string): Promise<void> {
  const changed = await tx
    .update(credentials)
    .set({ password, updatedAt: new Date() })
    .where(isPassword(userId))
    .returning({ id: credentials.id });
  if (changed.length > 0) return;
  const credential = { id: randomUUID(), userId, providerId: PASSWORD_PROVIDER, accountId: userId, password };
  await tx.insert(credentials).values(credential);
}

// The mailbox is proven only now: an account at an OpenID provider that merely claimed the address may be another
// person's, so it can no longer sign in to this account.
async function handOver(tx: Tx, { id }: StoredUser): Promise<void> {
  const proven = { emailVerified: true, loginMethod: "password" as const, updatedAt: new Date() };
  await tx.update(users).set(proven).where(eq(users.id, id));
  await tx.delete(credentials).where(and(eq(credentials.userId, id), ne(credentials.providerId, PASSWORD_PROVIDER)));
}

function deadLink(): AppError {
  return new AppError("bad_request", accountMessages.resetLinkInvalid);
}
