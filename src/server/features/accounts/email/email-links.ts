import { createHash, randomBytes } from "node:crypto";
import { and, desc, eq, gt, isNull, ne } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { emailLinks, users } from "#server/db/schema/accounts.ts";

const HOUR_MS = 60 * 60 * 1000;
const LINK_LIFE_MS = { confirm: 3 * 24 * HOUR_MS, reset: HOUR_MS };

export type EmailLink = typeof emailLinks.$inferSelect;
export type StoredUser = typeof users.$inferSelect;
type Purpose = EmailLink["purpose"];
type NewLink = { userId: string; email: string; purpose: Purpose };

// Everything that creates or ends links of an account takes this lock first: no link is created while a change ends
// them all, and two calls cannot deadlock.
export async function lockUser(tx: Tx, userId: string): Promise<StoredUser | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  return user ?? null;
}

// The token goes into a mail and is kept nowhere else.
export async function createEmailLink(tx: Tx, { userId, email, purpose }: NewLink): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + LINK_LIFE_MS[purpose]);
  await tx.insert(emailLinks).values({ tokenHash: hashOf(token), userId, email, purpose, expiresAt });
  return token;
}

export async function findEmailLink(db: Db | Tx, token: string, purpose: Purpose): Promise<EmailLink | null> {
  const isIt = and(eq(emailLinks.tokenHash, hashOf(token)), eq(emailLinks.purpose, purpose));
  const [link] = await db
    .select()
    .from(emailLinks)
    .where(and(isIt, gt(emailLinks.expiresAt, new Date())));
  return link ?? null;
}

// Of two calls that use links of one account at once, the second sees what the first did.
export async function lockEmailLink(tx: Tx, token: string, purpose: Purpose) {
  const found = await findEmailLink(tx, token, purpose);
  const user = found && (await lockUser(tx, found.userId));
  const link = user && (await findEmailLink(tx, token, purpose));
  return link ? { link, user } : null;
}

export async function hasConfirmationLink(db: Db, userId: string): Promise<boolean> {
  const isOne = and(eq(emailLinks.userId, userId), eq(emailLinks.purpose, "confirm"));
  const [link] = await db.select({ userId: emailLinks.userId }).from(emailLinks).where(isOne);
  return link !== undefined;
}

// After every change of the password or the address, and every use, nothing that was mailed before works any more.
export async function endEmailLinks(tx: Tx, userId: string): Promise<void> {
  await tx.delete(emailLinks).where(eq(emailLinks.userId, userId));
}

// The last change that was asked for counts; the account's own address can still be confirmed.
export async function endAddressChanges(tx: Tx, { id, email }: StoredUser): Promise<void> {
  const isChange = and(eq(emailLinks.purpose, "confirm"), ne(emailLinks.email, email));
  await tx.delete(emailLinks).where(and(eq(emailLinks.userId, id), isChange));
}

export async function findPendingEmail(db: Db, userId: string): Promise<string | null> {
  const isWaiting = and(
    eq(emailLinks.purpose, "confirm"),
    isNull(emailLinks.usedAt),
    gt(emailLinks.expiresAt, new Date()),
  );
  const [pending] = await db
    .select({ email: emailLinks.email })
    .from(emailLinks)
    .innerJoin(users, and(eq(users.id, emailLinks.userId), ne(users.email, emailLinks.email)))
    .where(and(eq(emailLinks.userId, userId), isWaiting))
    .orderBy(desc(emailLinks.createdAt))
    .limit(1);
  return pending?.email ?? null;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
