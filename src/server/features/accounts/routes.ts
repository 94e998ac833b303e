import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#server/domain/app-error.ts";
import { bindEndpoint } from "#server/http/endpoints/bind-endpoint.ts";
import * as contract from "#shared/contract/account/accounts.ts";
import { paths } from "#shared/page-paths.ts";
import { isDueForProlonging } from "./create-auth.ts";
import { checkEmailLink, confirmEmail } from "./email/confirm-email.ts";
import { updateLastSeen } from "./sessions/manage-sessions.ts";
import { headersOf, passOnCookies, setSignedInHint } from "./sessions/sessions.ts";
import { registerAccount } from "./sign-in/register-account.ts";
import { confirmReset, isResetLinkAlive, requestReset } from "./sign-in/reset-password.ts";
import { type AccountDeps, signIn, signOut } from "./sign-in/sign-in.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const DONE = { success: true } as const;

export function accountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, auth, sessions } = deps;

  bindEndpoint(app, contract.getCurrentUser, {
    handle: async (_received, { request, reply }) => {
      reply.header("cache-control", "no-store");
      const signedIn = await sessions.require(request);
      // Here, and only here, a session that is in use is prolonged.
      if (isDueForProlonging(signedIn.expiresAt)) {
        const { headers } = await auth.api.getSession({ headers: headersOf(request), returnHeaders: true });
        passOnCookies(reply, headers);
      }
      setSignedInHint(reply, deps);
      await updateLastSeen(db, signedIn);
      return signedIn.user;
    },
  });

  bindEndpoint(app, contract.login, {
    limit: { max: 60, timeWindow: MINUTE_MS },
    handle: async ({ body }, http) => ({ ...DONE, ...(await signIn(deps, body, http)) }),
  });

  bindEndpoint(app, contract.register, {
    limit: { max: 30, timeWindow: HOUR_MS },
    handle: async ({ body }, http) => ({ ...DONE, ...(await registerAccount(deps, body, http)) }),
  });

  bindEndpoint(app, contract.logout, {
    handle: async (_received, http) => {
      await signOut(deps, http);
      return DONE;
    },
  });

  bindEndpoint(app, contract.requestPasswordReset, {
    limit: { max: 20, timeWindow: HOUR_MS },
    handle: async ({ body }) => ({ ...DONE, message: await requestReset(db, body.email) }),
  });

  bindEndpoint(app, contract.checkPasswordReset, {
    limit: { max: 60, timeWindow: HOUR_MS },
    handle: async ({ body }) => ({ isValid: await isResetLinkAlive(deps.db, body.token) }),
  });

  bindEndpoint(app, contract.confirmPasswordReset, {
    limit: { max: 30, timeWindow: HOUR_MS },
    handle: async ({ body }, { request }) => {
      await confirmReset(deps, { ...body, ip: request.ip });
      return DONE;
    },
  });

  confirmationRoutes(app, deps);
  linkRoutes(app, deps);
}

function confirmationRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, sessions } = deps;
  const callerOf = async (request: FastifyRequest) => ({
    userId: (await sessions.find(request))?.user.id ?? null,
    ip: request.ip,
  });

  bindEndpoint(app, contract.checkEmailLink, {
    limit: { max: 120, timeWindow: HOUR_MS },
    handle: async ({ body }, { request, reply }) => {
      reply.header("cache-control", "no-store");
      return checkEmailLink(db, body.token, await callerOf(request));
    },
  });

  bindEndpoint(app, contract.confirmEmail, {
    limit: { max: 60, timeWindow: HOUR_MS },
    handle: async ({ body }, { request }) => ({
      ...DONE,
      email: await confirmEmail(deps, { ...body, caller: await callerOf(request) }),
    }),
  });
}

// Opened by the browser as a link, so that they end on a page.
function linkRoutes(app: FastifyInstance, deps: AccountDeps): void {
  app.get("/api/logout", { schema: { hide: true } }, async (request, reply) => {
    // Another site must not sign anyone out by a picture or a link.
    if (request.headers["sec-fetch-site"] === "cross-site") throw new AppError("forbidden");
    await signOut(deps, { request, reply });
    return reply.redirect(paths.home);
  });

  // Where the links of older mails lead: to the page, which asks.
  app.get<{ Querystring: { token?: unknown } }>("/api/verify-email", { schema: { hide: true } }, (request, reply) => {
    const { token } = request.query;
    const query = typeof token === "string" ? `?token=${encodeURIComponent(token)}` : "";
    return reply.header("cache-control", "no-store").redirect(`${paths.confirmEmail}${query}`);
  });
}
