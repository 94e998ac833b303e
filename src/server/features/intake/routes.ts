import type { FastifyInstance } from "fastify";
import type { Db } from "#server/db/connect.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import {
  type Asked,
  insertDraft,
  openForChange,
  removeDraft,
  requireManager,
} from "#server/domain/drafts/draft-access.ts";
import { bindEndpoint } from "#server/http/endpoints/bind-endpoint.ts";
import * as intake from "#shared/contract/intake/intake.ts";
import * as pictures from "#shared/contract/intake/pictures.ts";
import { intakeMessages } from "#shared/messages/intake.ts";
import { changePictures, readPictures } from "./draft-pictures.ts";
import { createIdentifyCaller, type IntakeDeps } from "./identify-caller.ts";
import { listDrafts } from "./list-drafts.ts";
import { eventRoutes } from "./live/event-routes.ts";
import { publishNotice } from "./live/notices.ts";
import { readDraft } from "./read-draft.ts";
import { saveDraft } from "./save-draft.ts";
import { sharingRoutes } from "./sharing/sharing-routes.ts";

const HOUR_MS = 60 * 60 * 1000;
// Large enough to name the field that holds two megabytes of text, instead of refusing the whole body.
const LARGEST_SAVE_BYTES = 4 * 1024 * 1024;

export function intakeRoutes(app: FastifyInstance, deps: IntakeDeps): void {
  draftRoutes(app, deps);
  pictureRoutes(app, deps);
  sharingRoutes(app, deps);
  eventRoutes(app, deps);
}

function draftRoutes(app: FastifyInstance, { db, customers, vision, writeTeaser }: IntakeDeps): void {
  const identifyCaller = createIdentifyCaller({ db, customers });

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
    handle: async (received, http) => readDraft({ vision, writeTeaser }, await identifyCaller(received, http)),
  });

  bindEndpoint(app, intake.saveDraft, {
    largestBodyBytes: LARGEST_SAVE_BYTES,
    handle: async (received, http) => {
      const { form_data: changes, clientId = null } = received.body;
      const saved = await saveDraft(db, { ...(await identifyCaller(received, http)), changes, clientId });
      return { updated_at: saved.updatedAt.toISOString(), version: saved.version, form_data: saved.changes };
    },
  });

  bindEndpoint(app, intake.deleteDraft, {
    handle: async (received, http) => {
      await deleteDraft(db, await identifyCaller(received, http));
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
    await publishNotice(tx, { type: "deleted", draftId: access.draft.id });
  });
}

function pictureRoutes(app: FastifyInstance, { db, customers, vision }: IntakeDeps): void {
  const identifyCaller = createIdentifyCaller({ db, customers });

  bindEndpoint(app, pictures.getDraftPictures, {
    handle: async (received, http) => {
      http.reply.header("cache-control", "no-store");
      return readPictures(vision, await identifyCaller(received, http));
    },
  });

  bindEndpoint(app, pictures.changeDraftPictures, {
    handle: async (received, http) => changePictures(vision, await identifyCaller(received, http), received.body),
  });
}
