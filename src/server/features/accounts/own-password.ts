import { verifyPassword } from "better-auth/crypto";
import { and, eq } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { credentials } from "#server/db/schema/accounts.ts";
import { AppError } from "#server/http/app-error.ts";
import type { CurrentUser } from "#shared/contract/accounts.ts";
import { accountMessages } from "#shared/messages/accounts.ts";
import { forgiveGuess, slowGuessing } from "./slow-guessing.ts";

// Where accounts with a password keep it, as the library names it.
export const isPassword = (userId: string) =>
  and(eq(credentials.userId, userId), eq(credentials.providerId, "credential"));

export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const [credential] = await db.select({ hash: credentials.password }).from(credentials).where(isPassword(userId));
  return credential?.hash ?? null;
}

type Claim = { user: CurrentUser; ip: string; password: string };

// Asked again before anything that cannot be undone: a session left open is not enough for it.
export async function requireOwnPassword(db: Db, { user, ip, password }: Claim): Promise<void> {
  const hash = await findPasswordHash(db, user.id);
  if (!hash) throw new AppError("conflict", accountMessages.noPasswordYet);
  const guess = { email: user.email, ip };
  await slowGuessing(db, guess);
  if (!(await verifyPassword({ hash, password }))) throw new AppError("forbidden", accountMessages.wrongPassword);
  await forgiveGuess(db, guess);
}
