import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { readPlanTask } from "#server/adapters/vision/look-at-photo-task.ts";
import type { Db } from "#server/db/connect.ts";
import type { CustomerId, Customers } from "#server/domain/customers.ts";
import { bindEndpoint } from "#server/http/endpoints/bind-endpoint.ts";
import { enqueue } from "#server/jobs/task.ts";
import * as contract from "#shared/contract/intake/express.ts";
import { storedFileAt } from "#shared/contract/stored-file.ts";
import { insertExpressJob } from "../../domain/express-jobs.ts";
import { changePreview, type PreviewDeps, readPreview } from "./preview.ts";

const HOUR_MS = 60 * 60 * 1000;
// Large enough to name the answer that holds two megabytes of text, instead of refusing the whole body.
const LARGEST_CHANGE_BYTES = 4 * 1024 * 1024;

type ExpressDeps = PreviewDeps & { customers: Customers };

export function expressRoutes(app: FastifyInstance, { customers, ...deps }: ExpressDeps): void {
  const { db, looksAtPhotos } = deps;

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
      const preview = await readPreview(deps, { jobId, customerId: await customers.recognise(request) });
      return { success: true as const, preview };
    },
  });

  bindEndpoint(app, contract.changeExpressPreview, {
    largestBodyBytes: LARGEST_CHANGE_BYTES,
    handle: async ({ params: { jobId }, body }, { request }) => {
      const asked = { jobId, customerId: await customers.recognise(request) };
      return { success: true as const, preview: await changePreview(deps, asked, body) };
    },
  });
}

type QuickDetails = z.output<typeof contract.startExpress.body>;

type Deps = { db: Db; looksAtPhotos: boolean };

// The plan is read from now on, so that its findings are ready by the time the buyer pays.
async function startExpress(
  { db, looksAtPhotos }: Deps,
  customerId: CustomerId,
  details: QuickDetails,
): Promise<string> {
  const { property_address: address, guestsGiven = details.maxGuests > 1, ...rest } = details;
  const plan = storedFileAt(details.floorPlan ?? "");
  return db.transaction(async (tx) => {
    if (plan && looksAtPhotos) await enqueue(tx, readPlanTask, { file: plan });
    return insertExpressJob(tx, { ...rest, address, guestsGiven, customerId });
  });
}
