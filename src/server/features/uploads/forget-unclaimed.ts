import { and, inArray, isNull, lt } from "drizzle-orm";
import { z } from "zod";
import type { Db, Tx } from "#server/db/connect.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import { enqueueFileDeletion } from "#server/domain/pictures/photo-claims.ts";
import type { Schedule } from "#server/jobs/queue-run.ts";
import { bindTask, defineTask } from "#server/jobs/task.ts";

const UNCLAIMED_LIFE_MS = 48 * 60 * 60 * 1000;

const BATCH_SIZE = 200;

export const forgetUnclaimedTask = defineTask({
  name: "forget-unclaimed-uploads",
  payload: z.unknown(),
  maxAttempts: 3,
});

export const forgetUnclaimedHourly: Schedule = { task: forgetUnclaimedTask.name, match: "23 * * * *" };

export function bindForgetUnclaimed(db: Db) {
  return bindTask(forgetUnclaimedTask, async () => {
    const createdBefore = new Date(Date.now() - UNCLAIMED_LIFE_MS);
    while ((await forgetBatch(db, createdBefore)) === BATCH_SIZE);
  });
}

async function forgetBatch(db: Db, createdBefore: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const names = await deleteUnclaimed(tx, { createdBefore, atMost: BATCH_SIZE });
    await enqueueFileDeletion(tx, names);
    return names.length;
  });
}

// The names of the rows it deleted.
async function deleteUnclaimed(
  tx: Tx,
  { createdBefore, atMost }: { createdBefore: Date; atMost: number },
): Promise<string[]> {
  const oldest = tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(isNull(uploads.claimedAt), lt(uploads.createdAt, createdBefore)))
    .limit(atMost)
    .for("update", { skipLocked: true });
  const deleted = await tx.delete(uploads).where(inArray(uploads.id, oldest)).returning({ name: uploads.name });
  return deleted.map(({ name }) => name);
}
