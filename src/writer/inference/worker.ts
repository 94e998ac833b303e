import { parentPort } from "node:worker_threads";
import { PhotoLooker } from "#writer/photos/look-at-photo.ts";
import { PlanReader } from "#writer/plans/plan-reader.ts";
import { EyesError } from "./eyes-error.ts";
import type { EyesJob } from "./eyes-job.ts";
import type { WorkerAnswer } from "./worker-pool.ts";
import { yieldToOthers } from "./yield-to-others.ts";

yieldToOthers();

const photos = new PhotoLooker();
const plans = new PlanReader();

parentPort?.on("message", (job: EyesJob) => {
  void answer(job).then((message) => parentPort?.postMessage(message, []));
});

async function answer(job: EyesJob): Promise<WorkerAnswer> {
  try {
    return { value: await perform(job) };
  } catch (error) {
    const code = error instanceof EyesError ? error.code : null;
    return { error: { code, message: error instanceof Error ? error.message : String(error) } };
  }
}

async function perform(job: EyesJob): Promise<unknown> {
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
