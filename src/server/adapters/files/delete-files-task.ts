import { z } from "zod";
import { bindTask, defineTask } from "#server/jobs/task.ts";
import type { FileStore } from "./create-file-store.ts";

// Enqueued in the transaction that deletes the rows: the files go exactly if the rows do.
export const deleteFilesTask = defineTask({
  name: "delete-files",
  payload: z.object({ keys: z.array(z.string()) }),
  maxAttempts: 12,
});

export function bindDeleteFiles(files: FileStore) {
  return bindTask(deleteFilesTask, async ({ keys }) => {
    for (const key of keys) await files.delete(key);
  });
}
