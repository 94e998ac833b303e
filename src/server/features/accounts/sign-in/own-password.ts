import { randomUUID } from "node:crypto";
import { verifyPassword } from "better-auth/crypto";
import { and, eq } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { credentials, users } from "#server/db/schema/accounts.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CurrentUser } from "#shared/contract/account/accounts.ts";
import { accountMessages } from "#shared/messages/accounts.ts";
import { forgiveGuess, throttleLogin } from "./login-throttle.ts";

// Where accounts with a password keep it, as the library names it.
export const PASSWORD_PROVIDER = "credential";

export const isPassword = (userId: string) =>
  and(eq(credentials.userId, userId), eq(credentials.providerId, PASSWORD_PROVIDER));

export async function findPasswordHash(db: Db | Tx, userId: string): Promise<string | null> {
  const [credential] = await db.select({ hash: credentials.password }).from(credentials).where(isPassword(userId));
  return credential?.hash ?? null;
}

export async function findPasswordHashAt(db: Db, email: string): Promise<string | null> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()));
  // Also looked up when there is no such user, so that a known address takes no longer than an unknown one.
  return findPasswordHash(db, user?.id ?? randomUUID());
}

type Claim = { user: Pick<CurrentUser, "id" | "email">; ip: string; password: string };

// Asked again before anything that cannot be undone: a session left open is not enough for it. Answers the hash that the
// password fits.
export async function requireOwnPassword(db: Db, { user, ip, password }: Claim): Promise<string> {
  const hash = await findPasswordHash(db, user.id);
  if (!hash) throw new AppError("conflict", accountMessages.noPasswordYet);
  const guess = { email: user.email, ip };
  await throttleLogin(db, guess);
  if (!(await verifyPassword({ hash, password }))) throw wrongPassword();
  await forgiveGuess(db, guess);
  return hash;
}

// Under the account's lock: the password may have changed since it was checked.
export async function requireSamePassword(tx: Tx, userId: string, hash: string): Promise<void> {
  if ((await findPasswordHash(tx, userId)) !== hash) throw wrongPassword();
}

function wrongPassword(): AppError {
  return new AppError("forbidden", accountMessages.wrongPassword);
}
