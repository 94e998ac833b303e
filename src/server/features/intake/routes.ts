import type { FastifyInstance } from "fastify";
import type { Db } from "#server/db/connect.ts";
import { bindEndpoint } from "#server/http/bind-endpoint.ts";
import type { CustomerId } from "#server/http/customers.ts";
import * as intake from "#shared/contract/intake.ts";
import { intakeMessages } from "#shared/messages/intake.ts";
import { type Asked, openForChange, requireManager } from "./access.ts";
import { eventRoutes } from "./event-routes.ts";
import type { IntakeParts } from "./intake-parts.ts";
import { listDrafts } from "./list-drafts.ts";
import { announce } from "./notices.ts";
import { pictureRoutes } from "./picture-routes.ts";
import { readDraft } from "./read-draft.ts";
import { saveDraft } from "./save-draft.ts";
import { sharingRoutes } from "./sharing-routes.ts";
import { insertDraft, removeDraft } from "./store.ts";
import { createWhoAsks } from "./who-asks.ts";

const HOUR_MS = 60 * 60 * 1000;
// Wide enough to say which field holds two megabytes of text.
const LARGEST_SAVE_BYTES = 4 * 1024 * 1024;

export function intakeRoutes(app: FastifyInstance, parts: IntakeParts): void {
  draftRoutes(app, parts);
  pictureRoutes(app, parts);
  sharingRoutes(app, parts);
  eventRoutes(app, parts);
}

function draftRoutes(app: FastifyInstance, { db, customers, eyes, writeTeaser }: IntakeParts): void {
  const whoAsks = createWhoAsks({ db, customers });

  bindEndpoint(app, intake.listDrafts, {
    handle: async ({ query }, { request }) => listDrafts(db, await customers.recognise(request), query),
  });

  bindEndpoint(app, intake.startDraft, {
    limit: { max: 120, timeWindow: HOUR_MS },
    handle: async ({ body }, { request, reply }) => {
      const customerId = await customers.recogniseOrWelcome(request, reply);
      return { id: await startDraft(db, { ...body, customerId }) };
    },
  });

  bindEndpoint(app, intake.getDraft, {
    handle: async (received, http) => readDraft({ eyes, writeTeaser }, await whoAsks(received, http)),
  });

  bindEndpoint(app, intake.saveDraft, {
    largestBodyBytes: LARGEST_SAVE_BYTES,
    handle: async (received, http) => {
      const { form_data: changes, clientId = null } = received.body;
      const saved = await saveDraft(db, { ...(await whoAsks(received, http)), changes, clientId });
      return { updated_at: saved.updatedAt.toISOString(), version: saved.version, form_data: saved.changes };
    },
  });

  bindEndpoint(app, intake.deleteDraft, {
    handle: async (received, http) => {
      await deleteDraft(db, await whoAsks(received, http));
      return { success: true as const };
    },
  });
}

type NewDetailedDraft = { customerId: CustomerId; mode: "deep"; address: string };

async function startDraft(db: Db, { customerId, mode, address }: NewDetailedDraft): Promise<string> {
  return insertDraft(db, { customerId, mode, formData: { address } });
}

async function deleteDraft(db: Db, asked: Asked): Promise<void> {
  await db.transaction(async (tx) => {
    const access = await openForChange(tx, asked);
    requireManager(access, intakeMessages.deleteForbidden);
    await removeDraft(tx, access.draft);
    await announce(tx, { type: "deleted", draftId: access.draft.id });
  });
}
