import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { users } from "#server/db/schema/accounts.ts";
import { AppError } from "#server/domain/app-error.ts";
import { bindEndpoint } from "#server/http/endpoints/bind-endpoint.ts";
import * as contract from "#shared/contract/account/account-settings.ts";
import { BrandVoice, getBranding, putBranding } from "#shared/contract/account/account-settings.ts";
import { accountDeletion } from "#shared/messages/accounts.ts";
import { type DeletionDeps, deleteAccount } from "../data/delete-account.ts";
import { accountDataFile } from "../data/export-account-data.ts";
import { sendVerificationAgain } from "../email/confirm-email.ts";
import { findPendingEmail } from "../email/email-links.ts";
import { endOtherSessions, endSession, listSessions } from "../sessions/manage-sessions.ts";
import { currentUserOf } from "../sessions/sessions.ts";
import { findPasswordHash } from "../sign-in/own-password.ts";
import { type AccountDeps, signOut } from "../sign-in/sign-in.ts";
import { findBrandVoice, keepBrandVoice } from "./brand-voice.ts";
import { askToChangeEmail, changePassword } from "./change-credentials.ts";

const HOUR_MS = 60 * 60 * 1000;
const DONE = { success: true } as const;

export function accountSettingsRoutes(app: FastifyInstance, deps: AccountDeps & DeletionDeps): void {
  const { db, sessions } = deps;

  bindEndpoint(app, contract.getAccount, {
    handle: async (_received, { request, reply }) => {
      reply.header("cache-control", "no-store");
      const { user } = await sessions.require(request);
      const hasPassword = (await findPasswordHash(db, user.id)) !== null;
      return { user, hasPassword, pendingEmail: await findPendingEmail(db, user.id) };
    },
  });

  bindEndpoint(app, contract.changeName, {
    handle: async ({ body: { firstName, lastName } }, { request }) => {
      const { user } = await sessions.require(request);
      const names = { firstName, lastName, name: `${firstName} ${lastName}`.trim(), updatedAt: new Date() };
      const [changed] = await db.update(users).set(names).where(eq(users.id, user.id)).returning();
      if (!changed) throw new AppError("unauthorized");
      return { ...DONE, user: currentUserOf(changed, deps.adminEmail) };
    },
  });

  bindEndpoint(app, contract.changeEmail, {
    handle: async ({ body }, { request }) => {
      const { user } = await sessions.require(request);
      return { ...DONE, message: await askToChangeEmail(deps, { ...body, user, ip: request.ip }) };
    },
  });

  bindEndpoint(app, contract.changePassword, {
    handle: async ({ body }, { request }) => {
      const signedIn = await sessions.require(request);
      return { ...DONE, message: await changePassword(deps, { ...body, signedIn, ip: request.ip }) };
    },
  });

  bindEndpoint(app, contract.sendVerification, {
    handle: async (_received, { request }) => {
      const { user } = await sessions.require(request);
      return { ...DONE, message: await sendVerificationAgain(deps, user) };
    },
  });

  bindEndpoint(app, contract.deleteAccount, {
    limit: { max: 20, timeWindow: HOUR_MS },
    handle: async ({ body }, { request, reply }) => {
      const { user } = await sessions.require(request);
      await deleteAccount(deps, { ...body, user, ip: request.ip });
      await signOut(deps, { request, reply });
      return { ...DONE, kept: [...accountDeletion.kept] };
    },
  });

  sessionRoutes(app, deps);
  brandingRoutes(app, deps);
}

function sessionRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, sessions } = deps;

  bindEndpoint(app, contract.listSessions, {
    handle: async (_received, { request, reply }) => {
      reply.header("cache-control", "no-store");
      return { sessions: await listSessions(db, await sessions.require(request)) };
    },
  });

  bindEndpoint(app, contract.endSession, {
    handle: async ({ params }, { request, reply }) => {
      const signedIn = await sessions.require(request);
      await endSession(db, signedIn, params.id);
      if (params.id === signedIn.sessionId) await signOut(deps, { request, reply });
      return DONE;
    },
  });

  bindEndpoint(app, contract.endOtherSessions, {
    handle: async (_received, { request }) => ({
      ...DONE,
      ended: await endOtherSessions(db, await sessions.require(request)),
    }),
  });

  bindEndpoint(app, contract.downloadAccountData, {
    limit: { max: 20, timeWindow: HOUR_MS },
    handle: async (_received, { request, reply }) => {
      const { fileName, content } = accountDataFile(db, await sessions.require(request));
      return reply
        .header("content-disposition", `attachment; filename="${fileName}"`)
        .header("cache-control", "no-store")
        .type("application/json; charset=utf-8")
        .send(content);
    },
  });
}

function brandingRoutes(app: FastifyInstance, { db, sessions }: AccountDeps): void {
  bindEndpoint(app, getBranding, {
    handle: async (_received, { request }) => {
      const { user } = await sessions.require(request);
      return (await findBrandVoice(db, user.id)) ?? BrandVoice.parse({});
    },
  });

  bindEndpoint(app, putBranding, {
    handle: async ({ body }, { request }) => keepBrandVoice(db, (await sessions.require(request)).user.id, body),
  });
}
