import { z } from "zod";
import type { FileStore } from "#server/adapters/files/create-file-store.ts";
import { bindTask, defineTask } from "#server/jobs/task.ts";
import type { Log } from "#server/process/log.ts";
import { EyesError, type EyesErrorCode } from "#writer/inference/eyes-error.ts";
import type { Eyes } from "#writer/inference/open-eyes.ts";
import type { VisionModel } from "./vision-model.ts";

// Enqueued as soon as a picture is stored, so that its findings are ready by the time the buyer pays.
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

type Parts = { eyes: Eyes; visionModel?: VisionModel | null; files: FileStore; log: Log };

export function bindLookAtPictures(parts: Parts) {
  return [
    bindTask(lookAtPhotoTask, ({ file }) =>
      see(parts, file, (photo) => Promise.all([parts.eyes.lookAtPhoto(photo), parts.visionModel?.(photo)])),
    ),
    bindTask(readPlanTask, ({ file }) => see(parts, file, parts.eyes.readPlan)),
  ];
}

// The file itself is the cause: a retry would fail the same way and delay other pictures.
const HOPELESS: ReadonlySet<EyesErrorCode> = new Set(["unreadable", "too_large", "too_thin", "too_slow"]);

// The finding is cached under the hash of the picture's content. A picture that cannot be read is not tried again.
async function see({ files, log }: Parts, file: string, look: (bytes: Uint8Array) => Promise<unknown>): Promise<void> {
  if (!(await files.exists(file))) return;
  try {
    await look(await files.getBytes(file));
  } catch (error) {
    if (!(error instanceof EyesError && HOPELESS.has(error.code))) throw error;
    log.warn({ err: error, file }, "a picture could not be looked at");
  }
}
