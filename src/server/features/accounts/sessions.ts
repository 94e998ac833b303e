import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#server/http/app-error.ts";
import type { CurrentUser } from "#shared/contract/accounts.ts";
import { SIGNED_IN_HINT_COOKIE } from "#shared/signed-in-hint.ts";
import { ADDRESS_HEADER, type Auth } from "./create-auth.ts";

const LONGEST_USER_AGENT = 500;

export type SignedIn = { user: CurrentUser; sessionId: string };

export type Sessions = {
  find: (request: FastifyRequest) => Promise<SignedIn | null>;
  require: (request: FastifyRequest) => Promise<SignedIn>;
  requireAdmin: (request: FastifyRequest) => Promise<SignedIn>;
};

type SessionsParts = { auth: Auth; adminEmail: string | null };

// Rights are read from the database at each request, once.
export function createSessions({ auth, adminEmail }: SessionsParts): Sessions {
  const found = new WeakMap<FastifyRequest, Promise<SignedIn | null>>();
  const read = async (request: FastifyRequest): Promise<SignedIn | null> => {
    const answer = await auth.api.getSession({ headers: headersOf(request), query: { disableRefresh: true } });
    return answer && { user: currentUserOf(answer.user, adminEmail), sessionId: answer.session.id };
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

type StoredUser = Auth["$Infer"]["Session"]["user"];

export function currentUserOf(user: StoredUser, adminEmail: string | null): CurrentUser {
  const { id, email, firstName, lastName, isMember, emailVerified, loginMethod, createdAt } = user;
  return {
    id,
    email,
    firstName,
    lastName,
    isMember: isMember === true,
    isAdmin: adminEmail !== null && emailVerified && email.toLowerCase() === adminEmail,
    emailVerified,
    loginMethod: loginMethod === "oidc" ? "oidc" : "password",
    createdAt: createdAt.toISOString(),
  };
}

// What the library needs to know of a request, and nothing a caller could forge.
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

export function hintThatSignedIn(reply: FastifyReply, { isHttps }: { isHttps: boolean }): void {
  const maxAge = 30 * 24 * 60 * 60;
  reply.setCookie(SIGNED_IN_HINT_COOKIE, "1", { path: "/", sameSite: "lax", secure: isHttps, maxAge });
}
