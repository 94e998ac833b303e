import { eq, lt } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#server/db/connect.ts";
import { pictureFindings } from "#server/db/schema/uploads.ts";
import type { Schedule } from "#server/jobs/queue-run.ts";
import { bindTask, defineTask } from "#server/jobs/task.ts";
import type { VisionCache } from "#writer/inference/vision-cache.ts";

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

export function createFindingsCache(db: Db): VisionCache {
  return {
    get: async (key) => {
      const [row] = await db.select().from(pictureFindings).where(eq(pictureFindings.key, key));
      return row ? JSON.stringify(row.finding) : null;
    },
    set: async (key, finding) => {
      await db
        .insert(pictureFindings)
        .values({ key, finding: JSON.parse(finding) })
        .onConflictDoNothing();
    },
  };
}

const forgetFindingsTask = defineTask({ name: "forget-picture-findings", payload: z.unknown(), maxAttempts: 3 });

export const forgetFindingsDaily: Schedule = { task: forgetFindingsTask.name, match: "41 4 * * *" };

// A deleted finding can be computed again; only time is lost.
export function bindForgetFindings(db: Db) {
  return bindTask(forgetFindingsTask, async () => {
    await db.delete(pictureFindings).where(lt(pictureFindings.createdAt, new Date(Date.now() - KEPT_MS)));
  });
}
