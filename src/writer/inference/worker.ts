import { parentPort } from "node:worker_threads";
import { PhotoLooker } from "#writer/photos/look/look-at-photo.ts";
import { PlanReader } from "#writer/plans/plan-reader.ts";
import { lowerPriority } from "./lower-priority.ts";
import type { VisionJob, WorkerAnswer } from "./open-vision.ts";
import { VisionError } from "./vision-error.ts";

lowerPriority();

const photos = new PhotoLooker();
const plans = new PlanReader();

parentPort?.on("message", (job: VisionJob) => {
  void answer(job).then((message) => parentPort?.postMessage(message, []));
});

async function answer(job: VisionJob): Promise<WorkerAnswer> {
  try {
    return { value: await perform(job) };
  } catch (error) {
    const code = error instanceof VisionError ? error.code : null;
    return { error: { code, message: error instanceof Error ? error.message : String(error) } };
  }
}

async function perform(job: VisionJob): Promise<unknown> {
  switch (job.kind) {
    case "load":
      await (job.models === "photo" ? photos : plans).load();
      return null;
    case "photo":
      return photos.look(job.bytes);
    case "writing":
      return plans.hasWriting(job.picture);
    case "plan":
      return plans.read(job.bytes);
  }
}
