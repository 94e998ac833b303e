import type { FastifyInstance } from "fastify";
import { bindEndpoint } from "#server/http/bind-endpoint.ts";
import type { Customers } from "#server/http/customers.ts";
import * as contract from "#shared/contract/express.ts";
import { changePreview } from "./change-preview.ts";
import { type PreviewParts, readPreview } from "./read-preview.ts";
import { startExpress } from "./start-express.ts";

const HOUR_MS = 60 * 60 * 1000;
// Wide enough to say which answer holds two megabytes of text.
const LARGEST_CHANGE_BYTES = 4 * 1024 * 1024;

type ExpressParts = PreviewParts & { customers: Customers };

export function expressRoutes(app: FastifyInstance, { customers, ...parts }: ExpressParts): void {
  const { db, looksAtPhotos } = parts;

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
    largestBodyBytes: LARGEST_CHANGE_BYTES,
    handle: async ({ params: { jobId }, body }, { request }) => {
      const asked = { jobId, customerId: await customers.recognise(request) };
      return { success: true as const, preview: await changePreview(parts, asked, body) };
    },
  });
}
