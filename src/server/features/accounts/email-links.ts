import { createHash, randomBytes } from "node:crypto";
import { and, desc, eq, gt, isNull, ne, notInArray } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { emailLinks, users } from "#server/db/schema/accounts.ts";

const LINK_LIFE_MS = 3 * 24 * 60 * 60 * 1000;

export type ProvenAddress = { userId: string; email: string };
export type EmailLink = typeof emailLinks.$inferSelect;

// The token goes into a mail and is kept nowhere else.
export async function createEmailLink(tx: Db | Tx, { userId, email }: ProvenAddress): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + LINK_LIFE_MS);
  await tx.insert(emailLinks).values({ tokenHash: hashOf(token), userId, email, expiresAt });
  return token;
}

// Locked, so that of two who open it at once the second sees what the first did.
export async function lockEmailLink(tx: Tx, token: string): Promise<EmailLink | null> {
  const isIt = and(eq(emailLinks.tokenHash, hashOf(token)), gt(emailLinks.expiresAt, new Date()));
  const [link] = await tx.select().from(emailLinks).where(isIt).for("update");
  return link ?? null;
}

export async function hasEmailLink(db: Db, userId: string): Promise<boolean> {
  const [link] = await db.select({ userId: emailLinks.userId }).from(emailLinks).where(eq(emailLinks.userId, userId));
  return link !== undefined;
}

// Links to any other address stop working.
export async function forgetEmailLinksExcept(tx: Tx, userId: string, emails: string[]): Promise<void> {
  await tx.delete(emailLinks).where(and(eq(emailLinks.userId, userId), notInArray(emailLinks.email, emails)));
}

export async function findPendingEmail(db: Db, userId: string): Promise<string | null> {
  const isWaiting = and(isNull(emailLinks.usedAt), gt(emailLinks.expiresAt, new Date()));
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
