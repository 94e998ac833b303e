import type { FastifyInstance } from "fastify";
import type { Db } from "#server/db/connect.ts";
import { bindEndpoint } from "#server/http/bind-endpoint.ts";
import type { Customers } from "#server/http/customers.ts";
import * as intake from "#shared/contract/intake.ts";
import { readDraft } from "./read-draft.ts";
import { startDraft } from "./start-draft.ts";
import { startExpress } from "./start-express.ts";

const HOUR_MS = 60 * 60 * 1000;

type IntakeParts = { db: Db; customers: Customers; looksAtPhotos: boolean };

export function intakeRoutes(app: FastifyInstance, { db, customers, looksAtPhotos }: IntakeParts): void {
  bindEndpoint(app, intake.startDraft, {
    limit: { max: 120, timeWindow: HOUR_MS },
    handle: async ({ body }, { request, reply }) => {
      const customerId = await customers.recogniseOrWelcome(request, reply);
      return { id: await startDraft(db, { ...body, customerId }) };
    },
  });

  bindEndpoint(app, intake.startExpress, {
    limit: { max: 120, timeWindow: HOUR_MS },
    handle: async ({ body }, { request, reply }) => {
      const customerId = await customers.recogniseOrWelcome(request, reply);
      return { jobId: await startExpress({ db, looksAtPhotos }, customerId, body) };
    },
  });

  bindEndpoint(app, intake.getDraft, {
    handle: async ({ params }, { request }) => readDraft(db, await customers.recognise(request), params.id),
  });
}
