import type { FastifyInstance } from "fastify";
import type { Db } from "#server/db/connect.ts";
import { bindEndpoint } from "#server/http/bind-endpoint.ts";
import type { Visitors } from "#server/http/visitors.ts";
import * as intake from "#shared/contract/intake.ts";
import { readDraft } from "./read-draft.ts";
import { startDraft } from "./start-draft.ts";
import { startExpress } from "./start-express.ts";

const HOUR_MS = 60 * 60 * 1000;

type IntakeParts = { db: Db; visitors: Visitors; looksAtPhotos: boolean };

export function intakeRoutes(app: FastifyInstance, { db, visitors, looksAtPhotos }: IntakeParts): void {
  bindEndpoint(app, intake.startDraft, {
    limit: { max: 120, timeWindow: HOUR_MS },
    handle: async ({ body }, { request, reply }) => {
      const visitorId = await visitors.recogniseOrWelcome(request, reply);
      return { id: await startDraft(db, { ...body, visitorId }) };
    },
  });

  bindEndpoint(app, intake.startExpress, {
    limit: { max: 120, timeWindow: HOUR_MS },
    handle: async ({ body }, { request, reply }) => {
      const visitorId = await visitors.recogniseOrWelcome(request, reply);
      return { jobId: await startExpress({ db, looksAtPhotos }, visitorId, body) };
    },
  });

  bindEndpoint(app, intake.getDraft, {
    handle: async ({ params }, { request }) => readDraft(db, visitors.recognise(request), params.id),
  });
}
