import { createHmac } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "#server/db/connect.ts";
import { namedStatement } from "#server/db/named-statement.ts";
import { AppError } from "#server/domain/app-error.ts";
import { cookiesOf } from "#server/domain/customers.ts";
import { isSameSecret } from "#server/domain/is-same-secret.ts";
import { createLruCache } from "#server/process/lru-cache.ts";
import type { CurrentUser, LOGIN_METHODS } from "#shared/contract/account/accounts.ts";
import { SIGNED_IN_HINT_COOKIE } from "#shared/signed-in-hint.ts";
import { ADDRESS_HEADER } from "../create-auth.ts";

// As the library names and signs it: the token, a dot, and an HMAC of the token.
const COOKIE = "stayscribe.session_token";

const SIGNATURE_LENGTH = 44;

// Longer than any cookie we send: the limit keeps forged cookies from filling the memory.
const LONGEST_COOKIE = 200;

const REMEMBERED_COOKIES = 2000;

// A session that has not ended, with its user and all that rights follow from.
const findSession = namedStatement<SessionRow>(
  "find-session",
  `select s.id as "sessionId", s.expires_at as "expiresAt", s.updated_at as "updatedAt", u.id, u.email,
     u.first_name as "firstName", u.last_name as "lastName", u.is_member as "isMember",
     u.email_verified as "emailVerified", u.login_method as "loginMethod", u.created_at as "createdAt"
   from sessions s join users u on u.id = s.user_id
   where s.token = $1 and s.expires_at > now()`,
);

const LONGEST_USER_AGENT = 500;

export type SignedIn = { user: CurrentUser; sessionId: string; expiresAt: Date; lastSeen: Date };

export type Sessions = {
  find: (request: FastifyRequest) => Promise<SignedIn | null>;
  require: (request: FastifyRequest) => Promise<SignedIn>;
  requireAdmin: (request: FastifyRequest) => Promise<SignedIn>;
};

type SessionsDeps = { db: Db; readToken: ReadSessionToken; adminEmail: string | null };

// Session, user and rights are read from the database at each request, once and by one statement.
export function createSessions({ db, readToken, adminEmail }: SessionsDeps): Sessions {
  const found = new WeakMap<FastifyRequest, Promise<SignedIn | null>>();
  const read = async (request: FastifyRequest): Promise<SignedIn | null> => {
    const token = readToken(request);
    const [row] = token === null ? [] : await findSession(db, token);
    if (!row) return null;
    const { sessionId, expiresAt, updatedAt: lastSeen } = row;
    return { user: currentUserOf(row, adminEmail), sessionId, expiresAt, lastSeen };
  };
  const find: Sessions["find"] = (request) => {
    if (!request.headers.cookie) return Promise.resolve(null);
    const known = found.get(request) ?? read(request);
    found.set(request, known);
    return known;
  };
  const demand: Sessions["require"] = async (request) => {
    const signedIn = await find(request);
    if (!signedIn) throw new AppError("unauthorized");
    return signedIn;
  };
  return {
    find,
    require: demand,
    requireAdmin: async (request) => {
      const signedIn = await find(request);
      if (!signedIn?.user.isAdmin) throw new AppError("forbidden");
      return signedIn;
    },
  };
}

type StoredUser = Omit<SessionRow, "sessionId" | "expiresAt" | "updatedAt">;

export function currentUserOf(user: StoredUser, adminEmail: string | null): CurrentUser {
  const { id, email, firstName, lastName, isMember, emailVerified, loginMethod, createdAt } = user;
  return {
    id,
    email,
    firstName,
    lastName,
    isMember,
    isAdmin: adminEmail !== null && emailVerified && email.toLowerCase() === adminEmail,
    emailVerified,
    loginMethod,
    createdAt: createdAt.toISOString(),
  };
}

// The headers that the library needs, without any that a caller could forge.
export function headersOf(request: FastifyRequest): Headers {
  const { cookie, "user-agent": userAgent } = request.headers;
  return new Headers({
    ...(cookie && { cookie }),
    ...(userAgent && { "user-agent": userAgent.slice(0, LONGEST_USER_AGENT) }),
    [ADDRESS_HEADER]: request.ip,
  });
}

export function passOnCookies(reply: FastifyReply, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) void reply.header("set-cookie", cookie);
}

const HINT_SECONDS = 30 * 24 * 60 * 60;
// Always the same, so that it is written once.
const HINT = `${SIGNED_IN_HINT_COOKIE}=1; Max-Age=${HINT_SECONDS}; Path=/; SameSite=Lax`;
const SECURE_HINT = `${HINT}; Secure`;

export function setSignedInHint(reply: FastifyReply, { isHttps }: { isHttps: boolean }): void {
  reply.header("set-cookie", isHttps ? SECURE_HINT : HINT);
}

type SessionRow = {
  sessionId: string;
  expiresAt: Date;
  updatedAt: Date;
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  isMember: boolean;
  emailVerified: boolean;
  loginMethod: (typeof LOGIN_METHODS)[number];
  createdAt: Date;
};

type ReadSessionToken = (request: FastifyRequest) => string | null;

// The token of a session, if we signed it; whether that session still exists is for the database to say.
export function createTokenReader({ secret, isHttps }: { secret: string; isHttps: boolean }): ReadSessionToken {
  const name = isHttps ? `__Secure-${COOKIE}` : COOKIE;
  // Whether we signed a cookie never changes, and a browser sends the same one with every call.
  const tokenOf = createLruCache<string | null>(REMEMBERED_COOKIES);
  return (request) => {
    const signed = cookiesOf(request)[name];
    if (!signed || signed.length > LONGEST_COOKIE) return null;
    return tokenOf(signed, () => checkToken(signed, secret));
  };
}

function checkToken(signed: string, secret: string): string | null {
  const dot = signed.lastIndexOf(".");
  if (dot < 1) return null;
  const [token, signature] = [signed.slice(0, dot), signed.slice(dot + 1)];
  return isSignatureOf(signature, token, secret) ? token : null;
}

function isSignatureOf(signature: string, token: string, secret: string): boolean {
  if (signature.length !== SIGNATURE_LENGTH) return false;
  return isSameSecret(signature, createHmac("sha256", secret).update(token).digest("base64"));
}
