import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/domain/app-error.ts";
import { type Asked, openDraft } from "#server/domain/drafts/draft-access.ts";
import { bindEndpoint } from "#server/http/endpoints/bind-endpoint.ts";
import { markPresence as markPresenceEndpoint, watchDraft } from "#shared/contract/intake/intake-events.ts";
import { draftView } from "#shared/intake/intake-schema.ts";
import { intakeMessages } from "#shared/messages/intake.ts";
import { createIdentifyCaller, type IntakeDeps } from "../routes.ts";
import { createDraftWatch } from "./draft-watch.ts";
import { publishNotice } from "./notices.ts";

type Watching = { params: z.output<typeof watchDraft.params>; query: z.output<typeof watchDraft.query> };

export function eventRoutes(app: FastifyInstance, { db, log, customers, findSessionId }: IntakeDeps): void {
  const identifyCaller = createIdentifyCaller({ db, customers });
  const drafts = createDraftWatch({ db, log });
  app.addHook("preClose", () => drafts.stop());

  bindEndpoint(app, markPresenceEndpoint, {
    handle: async (received, http) => {
      await markPresence(db, { ...(await identifyCaller(received, http)), ...received.body });
      return { success: true as const };
    },
  });

  // Bound by hand: its answer is a stream, and the schema describes one event of it.
  app.route({
    method: watchDraft.method,
    url: watchDraft.path.replace("{id}", ":id"),
    schema: {
      summary: watchDraft.summary,
      tags: ["intake"],
      params: watchDraft.params,
      querystring: watchDraft.query,
      response: { 200: watchDraft.response },
    },
    handler: async (request: FastifyRequest, reply) => {
      const received = { params: request.params, query: request.query } as Watching;
      const asked = await identifyCaller(received, { request, reply });
      const stream = await drafts.watch(asked, {
        clientId: received.query.clientId ?? null,
        sessionId: await findSessionId(request),
      });
      return (
        reply
          .type("text/event-stream; charset=utf-8")
          .header("cache-control", "no-store")
          .header("x-accel-buffering", "no")
          // Once it has ended there is nothing to keep the connection for, least of all while the server stops.
          .header("connection", "close")
          .send(stream)
      );
    },
  });
}

type Presence = Asked & { fieldId: string | null; clientId: string };

// Nothing of it is stored: it is sent to those who look at the draft now.
async function markPresence(db: Db, { fieldId, clientId, ...asked }: Presence): Promise<void> {
  const { draft, role } = await openDraft(db, asked);
  const { keys } = draftView({ role, ownerSections: draft.ownerSections });
  if (fieldId !== null && !keys.has(fieldId)) {
    throw new AppError("forbidden", intakeMessages.fieldForbidden, { field: "fieldId" });
  }
  await publishNotice(db, { type: "presence", draftId: draft.id, clientId, role, fieldId });
}
