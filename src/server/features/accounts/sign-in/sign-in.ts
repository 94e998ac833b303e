import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "#server/db/connect.ts";
import { sessions, users } from "#server/db/schema/accounts.ts";
import { AppError } from "#server/domain/app-error.ts";
import { forgetGuest, recogniseGuest } from "#server/domain/customers.ts";
import type { Log } from "#server/process/log.ts";
import type { CurrentUser } from "#shared/contract/account/accounts.ts";
import { accountMessages } from "#shared/messages/accounts.ts";
import { SIGNED_IN_HINT_COOKIE } from "#shared/signed-in-hint.ts";
import type { Auth } from "../create-auth.ts";
import { moveToAccount } from "../data/move-to-account.ts";
import type { AccountMails } from "../email/account-mails.ts";
import { lockUser } from "../email/email-links.ts";
import { currentUserOf, headersOf, passOnCookies, type Sessions, setSignedInHint } from "../sessions/sessions.ts";
import { forgiveGuess, throttleLogin } from "./login-throttle.ts";
import { findPasswordHash, findPasswordHashAt } from "./own-password.ts";

export type AccountDeps = {
  db: Db;
  log: Log;
  auth: Auth;
  mails: AccountMails;
  sessions: Sessions;
  isHttps: boolean;
  adminEmail: string | null;
  limitScale: number;
};

export type Welcomed = { user: CurrentUser; openNext: string | null };

type Http = { request: FastifyRequest; reply: FastifyReply };

type Login = { email?: string | null | undefined; password?: string | null | undefined };

export async function signIn(deps: AccountDeps, { email, password }: Login, http: Http): Promise<Welcomed> {
  if (!email || !password) throw new AppError("bad_request", accountMessages.emailAndPasswordRequired);
  const guess = { email, ip: http.request.ip };
  await throttleLogin(deps.db, guess);
  const hash = await findPasswordHashAt(deps.db, email);
  const answer = await deps.auth.api
    .signInEmail({ body: { email, password }, headers: headersOf(http.request), returnHeaders: true })
    .catch(refuseGuess);
  await refuseOldPassword(deps.db, answer.response, hash);
  await forgiveGuess(deps.db, guess);
  const before = await deps.sessions.find(http.request);
  passOnCookies(http.reply, answer.headers);
  // Signing in again replaces the browser's former session.
  if (before) await deps.db.delete(sessions).where(eq(sessions.id, before.sessionId));
  return welcomeUser(deps, answer.response.user.id, http);
}

// A new password ends all sessions. One that was opened in that moment, still with the old password, ends here.
async function refuseOldPassword(db: Db, opened: { token: string; user: { id: string } }, hash: string | null) {
  const isSame = await db.transaction(async (tx) => {
    await lockUser(tx, opened.user.id);
    if ((await findPasswordHash(tx, opened.user.id)) === hash) return true;
    await tx.delete(sessions).where(eq(sessions.token, opened.token));
    return false;
  });
  if (!isSame) throw new AppError("unauthorized", accountMessages.wrongEmailOrPassword);
}

// What every way of signing in ends with.
export async function welcomeUser(deps: AccountDeps, userId: string, { request, reply }: Http): Promise<Welcomed> {
  const openNext = await moveToAccount(deps.db, recogniseGuest(request), userId);
  const [user] = await deps.db.update(users).set({ lastLoginAt: new Date() }).where(eq(users.id, userId)).returning();
  if (!user) throw new AppError("unauthorized");
  setSignedInHint(reply, deps);
  return { user: currentUserOf(user, deps.adminEmail), openNext };
}

// A database that fails is not a wrong password.
function refuseGuess(error: unknown): never {
  if (!(error instanceof APIError)) throw error;
  throw new AppError("unauthorized", accountMessages.wrongEmailOrPassword);
}

// Also for a session that is gone already: the browser forgets it, and becomes a new guest.
export async function signOut(deps: AccountDeps, { request, reply }: Http): Promise<void> {
  if (await deps.sessions.find(request)) {
    const { headers } = await deps.auth.api.signOut({ headers: headersOf(request), returnHeaders: true });
    passOnCookies(reply, headers);
    forgetGuest(reply);
  }
  reply.clearCookie(SIGNED_IN_HINT_COOKIE, { path: "/" });
}
