import type { FastifyInstance } from "fastify";
import { createFindingsReader } from "#server/adapters/eyes/read-findings.ts";
import type { FileStore } from "#server/adapters/files/create-file-store.ts";
import type { Db } from "#server/db/connect.ts";
import { bindEndpoint } from "#server/http/bind-endpoint.ts";
import type { Customers } from "#server/http/customers.ts";
import * as contract from "#shared/contract/express.ts";
import { changePreview } from "./change-preview.ts";
import { readPreview } from "./read-preview.ts";
import { startExpress } from "./start-express.ts";

const HOUR_MS = 60 * 60 * 1000;

type ExpressParts = { db: Db; files: FileStore; customers: Customers; looksAtPhotos: boolean };

export function expressRoutes(app: FastifyInstance, { db, files, customers, looksAtPhotos }: ExpressParts): void {
  const parts = { db, looksAtPhotos, readFindings: createFindingsReader({ db, files }) };

  bindEndpoint(app, contract.startExpress, {
    limit: { max: 120, timeWindow: HOUR_MS },
    handle: async ({ body }, { request, reply }) => {
      const customerId = await customers.recogniseOrWelcome(request, reply);
      return { jobId: await startExpress({ db, looksAtPhotos }, customerId, body) };
    },
  });

  bindEndpoint(app, contract.getExpressPreview, {
    handle: async ({ params: { jobId } }, { request, reply }) => {
      reply.header("cache-control", "no-store");
      const preview = await readPreview(parts, { jobId, customerId: await customers.recognise(request) });
      return { success: true as const, preview };
    },
  });

  bindEndpoint(app, contract.changeExpressPreview, {
    handle: async ({ params: { jobId }, body }, { request }) => {
      const asked = { jobId, customerId: await customers.recognise(request) };
      return { success: true as const, preview: await changePreview(parts, asked, body) };
    },
  });
}
