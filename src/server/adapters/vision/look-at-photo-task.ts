import { eq, lt } from "drizzle-orm";
import { z } from "zod";
import type { FileStore } from "#server/adapters/files/create-file-store.ts";
import type { Db } from "#server/db/connect.ts";
import { pictureFindings } from "#server/db/schema/uploads.ts";
import type { Schedule } from "#server/jobs/queue-run.ts";
import { bindTask, defineTask } from "#server/jobs/task.ts";
import type { Log } from "#server/process/log.ts";
import type { Vision, VisionCache } from "#writer/inference/open-vision.ts";
import { VisionError, type VisionErrorCode } from "#writer/inference/vision-error.ts";
import type { VisionModel } from "./vision-model.ts";

// Begun as soon as a picture is kept, so that what it shows is known by the time the order is paid.
export const lookAtPhotoTask = defineTask({
  name: "look-at-photo",
  payload: z.object({ file: z.string() }),
  maxAttempts: 3,
  isPatient: true,
});
export const readPlanTask = defineTask({
  name: "read-plan",
  payload: z.object({ file: z.string() }),
  maxAttempts: 3,
  isPatient: true,
});

type Deps = { vision: Vision; visionModel?: VisionModel | null; files: FileStore; log: Log };

export function bindLookAtPictures(deps: Deps) {
  return [
    bindTask(lookAtPhotoTask, ({ file }) =>
      see(deps, file, (photo) => Promise.all([deps.vision.lookAtPhoto(photo), deps.visionModel?.(photo)])),
    ),
    bindTask(readPlanTask, ({ file }) => see(deps, file, deps.vision.readPlan)),
  ];
}

// The file is to blame: it would end the same way every time, and keep others waiting while it does.
const HOPELESS: ReadonlySet<VisionErrorCode> = new Set(["unreadable", "too_large", "too_thin", "too_slow"]);

// The finding stays in the cache, under the picture's content. A picture that cannot be read is not tried again.
async function see({ files, log }: Deps, file: string, look: (bytes: Uint8Array) => Promise<unknown>): Promise<void> {
  if (!(await files.exists(file))) return;
  try {
    await look(await files.getBytes(file));
  } catch (error) {
    if (!(error instanceof VisionError && HOPELESS.has(error.code))) throw error;
    log.warn({ err: error, file }, "a picture could not be looked at");
  }
}

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
