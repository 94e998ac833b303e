import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "#server/db/connect.ts";
import type { CustomerId, Customers } from "#server/domain/customers.ts";
import type { Asked } from "#server/domain/drafts/draft-access.ts";
import { giveRight, isLinkInForce } from "#server/domain/drafts/draft-rights.ts";
import { isUuid } from "#server/domain/is-uuid.ts";
import type { LookUpDeps } from "#server/domain/pictures/see-property.ts";
import { bindEndpoint } from "#server/http/endpoints/bind-endpoint.ts";
import type { Log } from "#server/process/log.ts";
import * as intake from "#shared/contract/intake/intake.ts";
import * as pictures from "#shared/contract/intake/pictures.ts";
import type { IntakeRole } from "#shared/intake/intake-field.ts";
import { changePictures, readPictures } from "./draft-pictures.ts";
import { deleteDraft, readDraft, saveDraft, startDraft, type WriteTeaser } from "./drafts.ts";
import { listDrafts } from "./list-drafts.ts";
import { hashOf } from "./sharing/share-draft.ts";

const HOUR_MS = 60 * 60 * 1000;
// Large enough to name the field that holds two megabytes of text, instead of refusing the whole body.
const LARGEST_SAVE_BYTES = 4 * 1024 * 1024;

export function intakeRoutes(app: FastifyInstance, deps: IntakeDeps): void {
  draftRoutes(app, deps);
  pictureRoutes(app, deps);
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

type Received = { params: { id: string }; query: { role?: IntakeRole | undefined; token?: string | undefined } };
type Http = { request: FastifyRequest; reply: FastifyReply };

export type IdentifyCaller = (received: Received, http: Http) => Promise<Asked>;

// The first call with a link's token gives the caller its right; from then on the cookie suffices.
export function createIdentifyCaller({ db, customers }: { db: Db; customers: Customers }): IdentifyCaller {
  return async ({ params: { id }, query: { role, token } }, { request, reply }) => {
    const welcome = () => customers.recogniseOrWelcome(request, reply);
    const opened = token ? await openLink(db, { draftId: id, token, welcome }) : null;
    return { id, role, customerId: opened ?? (await customers.recognise(request)) };
  };
}

type OpenedLink = { draftId: string; token: string; welcome: () => Promise<CustomerId> };

// Only a link in force creates a guest for a caller without a cookie. Null for any other link: the rights that the
// caller already holds still count.
async function openLink(db: Db, { draftId, token, welcome }: OpenedLink): Promise<CustomerId | null> {
  if (!isUuid(draftId)) return null;
  const given = { draftId, tokenHash: hashOf(token) };
  if (!(await isLinkInForce(db, given))) return null;
  const customerId = await welcome();
  await giveRight(db, customerId, given);
  return customerId;
}

export type IntakeDeps = {
  db: Db;
  log: Log;
  customers: Customers;
  // The session that a request comes with, if any.
  findSessionId: (request: FastifyRequest) => Promise<string | null>;
  vision: LookUpDeps;
  writeTeaser: WriteTeaser;
  linkSecret: string;
  // Where a link leads that the caller reads, and one that is mailed.
  publicUrl: (request: FastifyRequest) => string;
  mailedUrl: () => string;
};
