import type { z } from "zod";
import { readPlanTask } from "#server/adapters/eyes/look-at-photo-task.ts";
import type { Db } from "#server/db/connect.ts";
import type { CustomerId } from "#server/http/customers.ts";
import { enqueue } from "#server/jobs/task.ts";
import type * as contract from "#shared/contract/express.ts";
import { storedFileAt } from "#shared/stored-file.ts";
import { insertExpressJob } from "./store.ts";

type QuickDetails = z.output<typeof contract.startExpress.body>;

type Parts = { db: Db; looksAtPhotos: boolean };

// The plan is read from now on, so that what it says is known by the time somebody pays.
export async function startExpress(
  { db, looksAtPhotos }: Parts,
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
