import type { FastifyInstance } from "fastify";
import { AppError } from "#server/http/app-error.ts";
import { bindEndpoint } from "#server/http/bind-endpoint.ts";
import * as contract from "#shared/contract/accounts.ts";
import { paths } from "#shared/page-paths.ts";
import { confirmEmail } from "./confirm-email.ts";
import { createAccount } from "./create-account.ts";
import { noteThatSeen } from "./list-sessions.ts";
import { confirmReset, requestReset } from "./reset-password.ts";
import { headersOf, hintThatSignedIn, passOnCookies } from "./sessions.ts";
import { type AccountParts, signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const DONE = { success: true } as const;

export function accountRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { db, auth, sessions } = parts;

  bindEndpoint(app, contract.getCurrentUser, {
    handle: async (_received, { request, reply }) => {
      reply.header("cache-control", "no-store");
      const signedIn = await sessions.require(request);
      // Here, and only here, a session that is in use is prolonged.
      const { headers } = await auth.api.getSession({ headers: headersOf(request), returnHeaders: true });
      passOnCookies(reply, headers);
      hintThatSignedIn(reply, parts);
      await noteThatSeen(db, signedIn);
      return signedIn.user;
    },
  });

  bindEndpoint(app, contract.login, {
    limit: { max: 60, timeWindow: MINUTE_MS },
    handle: async ({ body }, http) => ({ ...DONE, ...(await signIn(parts, body, http)) }),
  });

  bindEndpoint(app, contract.register, {
    limit: { max: 30, timeWindow: HOUR_MS },
    handle: async ({ body }, http) => ({ ...DONE, ...(await createAccount(parts, body, http)) }),
  });

  bindEndpoint(app, contract.logout, {
    handle: async (_received, http) => {
      await signOut(parts, http);
      return DONE;
    },
  });

  bindEndpoint(app, contract.requestPasswordReset, {
    limit: { max: 20, timeWindow: HOUR_MS },
    handle: async ({ body }) => ({ ...DONE, message: await requestReset(db, body.email) }),
  });

  bindEndpoint(app, contract.confirmPasswordReset, {
    limit: { max: 30, timeWindow: HOUR_MS },
    handle: async ({ body }) => {
      await confirmReset(auth, body);
      return DONE;
    },
  });

  linkRoutes(app, parts);
}

// Opened by browsers themselves, from a link or a mail: they end on a page.
function linkRoutes(app: FastifyInstance, parts: AccountParts): void {
  app.get("/api/logout", { schema: { hide: true } }, async (request, reply) => {
    // Another site must not sign anyone out by a picture or a link.
    if (request.headers["sec-fetch-site"] === "cross-site") throw new AppError("forbidden");
    await signOut(parts, { request, reply });
    return reply.redirect(paths.home);
  });

  app.get<{ Querystring: { token?: unknown } }>(
    "/api/verify-email",
    { schema: { hide: true }, config: { rateLimit: { max: 60, timeWindow: HOUR_MS } } },
    async ({ query: { token } }, reply) => {
      const isConfirmed = typeof token === "string" && (await confirmEmail(parts, token));
      reply.header("cache-control", "no-store");
      return reply.redirect(isConfirmed ? `${paths.dashboard}?verified=1` : `${paths.auth}?problem=verification`);
    },
  );
}
