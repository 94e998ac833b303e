import type { FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/connect.ts";
import { createSessions, createTokenReader } from "./sessions/sessions.ts";
import { findVoiceForWriter, voiceForWriter } from "./settings/brand-voice.ts";

type Deps = { config: Pick<Config, "isHttps" | "adminEmail">; db: Db; cookieSecret: string };

export type AccountsOffer = ReturnType<typeof offerAccounts>;

export function offerAccounts({ config: { isHttps, adminEmail }, db, cookieSecret }: Deps) {
  const readToken = createTokenReader({ secret: cookieSecret, isHttps });
  const sessions = createSessions({ db, readToken, adminEmail });
  return {
    sessions,
    findUserId: async (request: FastifyRequest) => (await sessions.find(request))?.user.id ?? null,
    findSessionId: async (request: FastifyRequest) => (await sessions.find(request))?.sessionId ?? null,
    isAdmin: async (request: FastifyRequest) => (await sessions.find(request))?.user.isAdmin ?? false,
    // Refuses everybody but the admin.
    requireAdmin: async (request: FastifyRequest) => (await sessions.requireAdmin(request)).user,
    // Refuses a caller who is not signed in.
    requireMember: async (request: FastifyRequest) => (await sessions.require(request)).user,
    findVoice: (customerId: string) => findVoiceForWriter(db, customerId),
    // The brand voice as it is stored, for the writer.
    voiceForWriter,
  };
}
