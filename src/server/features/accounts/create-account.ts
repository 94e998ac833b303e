import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { sessions } from "#server/db/schema/accounts.ts";
import { AppError } from "#server/http/app-error.ts";
import { NewPassword, type register } from "#shared/contract/accounts.ts";
import { accountMessages } from "#shared/messages/accounts.ts";
import { isUniqueViolation } from "./is-unique-violation.ts";
import { limitRegistrations } from "./limit-registrations.ts";
import { mailVerificationLink } from "./send-verification.ts";
import { headersOf, passOnCookies } from "./sessions.ts";
import { type AccountParts, type Welcomed, welcomeUser } from "./sign-in.ts";
import { rememberCaller } from "./slow-guessing.ts";

type Registration = z.output<typeof register.body>;
type Http = { request: FastifyRequest; reply: FastifyReply };

export async function createAccount(parts: AccountParts, wish: Registration, http: Http): Promise<Welcomed> {
  const account = checked(wish);
  const attempt = { email: account.email, ip: http.request.ip };
  await limitRegistrations(parts.db, attempt, parts.limitScale);
  const answer = await parts.auth.api
    .signUpEmail({ body: account, headers: headersOf(http.request), returnHeaders: true })
    .catch((error: unknown) => {
      // Of two who register one address at once the database refuses the second.
      if (!(error instanceof APIError) && !isUniqueViolation(error)) throw error;
      throw new AppError("conflict", accountMessages.emailTaken);
    });
  const { user } = answer.response;
  const before = await parts.sessions.find(http.request);
  passOnCookies(http.reply, answer.headers);
  if (before) await parts.db.delete(sessions).where(eq(sessions.id, before.sessionId));
  await mailVerificationLink(parts, user);
  await rememberCaller(parts.db, attempt);
  return welcomeUser(parts, user.id, http);
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
