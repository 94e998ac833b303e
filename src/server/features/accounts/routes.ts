import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#server/http/app-error.ts";
import { bindEndpoint } from "#server/http/bind-endpoint.ts";
import { forgetGuest } from "#server/http/customers.ts";
import * as contract from "#shared/contract/accounts.ts";
import { paths } from "#shared/page-paths.ts";
import { SIGNED_IN_HINT_COOKIE } from "#shared/signed-in-hint.ts";
import { createAccount } from "./create-account.ts";
import { confirmReset, requestReset } from "./reset-password.ts";
import { headersOf, hintThatSignedIn, passOnCookies } from "./sessions.ts";
import { type AccountParts, signIn } from "./sign-in.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const DONE = { success: true } as const;

export function accountRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { auth, sessions } = parts;

  bindEndpoint(app, contract.getCurrentUser, {
    handle: async (_received, { request, reply }) => {
      reply.header("cache-control", "no-store");
      const { user } = await sessions.require(request);
      // Here, and only here, a session that is in use is prolonged.
      const { headers } = await auth.api.getSession({ headers: headersOf(request), returnHeaders: true });
      passOnCookies(reply, headers);
      hintThatSignedIn(reply, parts);
      return user;
    },
  });

  bindEndpoint(app, contract.login, {
    limit: { max: 60, timeWindow: MINUTE_MS },
    handle: async ({ body }, http) => ({ ...DONE, user: await signIn(parts, body, http) }),
  });

  bindEndpoint(app, contract.register, {
    limit: { max: 30, timeWindow: HOUR_MS },
    handle: async ({ body }, http) => ({ ...DONE, user: await createAccount(parts, body, http) }),
  });

  bindEndpoint(app, contract.logout, {
    handle: async (_received, http) => {
      await signOut(parts, http);
      return DONE;
    },
  });

  bindEndpoint(app, contract.requestPasswordReset, {
    limit: { max: 20, timeWindow: HOUR_MS },
    handle: async ({ body }) => ({ ...DONE, message: await requestReset(auth, body.email) }),
  });

  bindEndpoint(app, contract.confirmPasswordReset, {
    limit: { max: 30, timeWindow: HOUR_MS },
    handle: async ({ body }) => {
      await confirmReset(auth, body);
      return DONE;
    },
  });

  app.get("/api/logout", { schema: { hide: true } }, async (request, reply) => {
    // Another site must not sign anyone out by a picture or a link.
    if (request.headers["sec-fetch-site"] === "cross-site") throw new AppError("forbidden");
    await signOut(parts, { request, reply });
    return reply.redirect(paths.home);
  });

  app.get("/api/login", { schema: { hide: true } }, async (_request, reply) => reply.redirect(paths.auth));
}

async function signOut({ auth, sessions }: AccountParts, http: { request: FastifyRequest; reply: FastifyReply }) {
  const { request, reply } = http;
  if (await sessions.find(request)) {
    const { headers } = await auth.api.signOut({ headers: headersOf(request), returnHeaders: true });
    passOnCookies(reply, headers);
    forgetGuest(reply);
  }
  reply.clearCookie(SIGNED_IN_HINT_COOKIE, { path: "/" });
}
