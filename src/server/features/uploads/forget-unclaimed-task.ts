import { z } from "zod";
import { deleteFilesTask } from "#server/adapters/files/delete-files-task.ts";
import type { Db } from "#server/db/connect.ts";
import type { Schedule } from "#server/jobs/queue-run.ts";
import { bindTask, defineTask, enqueue } from "#server/jobs/task.ts";
import { photoFiles } from "./photo-files.ts";
import { deleteUnclaimed } from "./store.ts";

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
    const keys = names.flatMap((name) => Object.values(photoFiles(name)));
    if (keys.length > 0) await enqueue(tx, deleteFilesTask, { keys });
    return names.length;
  });
}
