import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Db } from "#server/db/connect.ts";
import { sessions } from "#server/db/schema/accounts.ts";
import { AppError } from "#server/domain/app-error.ts";
import { hashedAddress, refuseBeyond } from "#server/domain/rate-limit-counters.ts";
import { callerNetwork } from "#server/http/limits/caller-network.ts";
import { isUniqueViolation } from "#server/process/errors.ts";
import { NewPassword, type register } from "#shared/contract/account/accounts.ts";
import { accountMessages } from "#shared/messages/accounts.ts";
import { mailVerificationLink } from "../email/confirm-email.ts";
import { headersOf, passOnCookies } from "../sessions/sessions.ts";
import { rememberCaller } from "./login-throttle.ts";
import { type AccountDeps, type Welcomed, welcomeUser } from "./sign-in.ts";

const HOUR_MS = 60 * 60 * 1000;

const PER_ADDRESS_AND_CALLER = 5;

const PER_CALLER = 30;

type Registration = z.output<typeof register.body>;
type Http = { request: FastifyRequest; reply: FastifyReply };

export async function registerAccount(deps: AccountDeps, wish: Registration, http: Http): Promise<Welcomed> {
  const account = checked(wish);
  const attempt = { email: account.email, ip: http.request.ip };
  await limitRegistrations(deps.db, attempt, deps.limitScale);
  const answer = await deps.auth.api
    .signUpEmail({ body: account, headers: headersOf(http.request), returnHeaders: true })
    .catch((error: unknown) => {
      // Of two calls that register one address at once, the database refuses the second.
      if (!(error instanceof APIError) && !isUniqueViolation(error)) throw error;
      throw new AppError("conflict", accountMessages.emailTaken);
    });
  const { user } = answer.response;
  const before = await deps.sessions.find(http.request);
  passOnCookies(http.reply, answer.headers);
  if (before) await deps.db.delete(sessions).where(eq(sessions.id, before.sessionId));
  await mailVerificationLink(deps, user);
  await rememberCaller(deps.db, attempt);
  return welcomeUser(deps, user.id, http);
}

function checked({ email, password, firstName, lastName }: Registration) {
  if (!email || !password) throw new AppError("bad_request", accountMessages.emailAndPasswordRequired);
  if (!z.email().safeParse(email).success) throw new AppError("bad_request", accountMessages.emailNotOne);
  // The short form of the express checkout knows no last name and sends an empty one.
  if (!firstName || typeof lastName !== "string") throw new AppError("bad_request", accountMessages.namesRequired);
  const longEnough = NewPassword.safeParse(password);
  if (!longEnough.success) throw new AppError("bad_request", longEnough.error.issues[0]?.message);
  return { email, password, firstName, lastName, name: `${firstName} ${lastName}`.trim() };
}

type Attempt = { email: string; ip: string };

// Registering tells whether an address is taken, so a caller may neither ask for one address again and again nor for
// many. Counted before the lookup: being refused tells nothing.
async function limitRegistrations(db: Db, { email, ip }: Attempt, scale: number): Promise<void> {
  const network = callerNetwork(ip);
  const limits = [
    { key: `registering ${hashedAddress(email)} ${network}`, windowMs: HOUR_MS, max: PER_ADDRESS_AND_CALLER },
    { key: `registrations of ${network}`, windowMs: HOUR_MS, max: PER_CALLER * scale },
  ];
  await refuseBeyond(db, limits, { message: accountMessages.tooManyRegistrations });
}
