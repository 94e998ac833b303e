import { parentPort } from "node:worker_threads";
import { type DetectObjects, openObjectDetector } from "#writer/photos/look/detect-objects.ts";
import { findFeatures } from "#writer/photos/look/find-features.ts";
import { judgeQuality } from "#writer/photos/look/judge-quality.ts";
import { judgeRoom } from "#writer/photos/look/judge-room.ts";
import { judgeSetting, measureScene } from "#writer/photos/look/judge-setting.ts";
import { PlanReader } from "#writer/plans/plan-reader.ts";
import { decodePicture, type Picture, resizePicture } from "./decode-picture.ts";
import { lowerPriority } from "./lower-priority.ts";
import type { PhotoLook, VisionJob, WorkerAnswer } from "./open-vision.ts";
import { VisionError } from "./vision-error.ts";

// A phone's photo is four times this: decoders can halve twice for free.
const DECODED_SIDE_PX = 1000;
const SCENE_SIDE_PX = 48;

const SMALL_SIDE_PX = 384;
const BLOCK_PX = 32;

class PhotoLooker {
  #detector: Promise<DetectObjects> | null = null;

  // The model is loaded with the first photo, or ahead of it; a load that failed is tried again with the next.
  load(): Promise<DetectObjects> {
    this.#detector ??= openObjectDetector().catch((error: unknown) => {
      this.#detector = null;
      throw error;
    });
    return this.#detector;
  }

  async look(bytes: Uint8Array): Promise<PhotoLook> {
    const photo = await decodePicture(bytes, DECODED_SIDE_PX);
    const detect = await this.load();
    const objects = await detect(photo);
    const setting = judgeSetting(objects, measureScene(await resizePicture(photo, SCENE_SIDE_PX, SCENE_SIDE_PX)));
    const finding = {
      ...judgeRoom(objects, setting),
      outdoor: setting.outdoor,
      outdoorConfidence: setting.confidence,
      objects,
      features: findFeatures(objects, setting),
      quality: judgeQuality(photo, objects),
    };
    return { finding, small: await inBlocks(photo) };
  }
}

function inBlocks(photo: Picture): Promise<Picture> {
  const scale = SMALL_SIDE_PX / Math.max(photo.widthPx, photo.heightPx);
  const blocks = (lengthPx: number) => Math.max(1, Math.round((lengthPx * scale) / BLOCK_PX)) * BLOCK_PX;
  return resizePicture(photo, blocks(photo.widthPx), blocks(photo.heightPx));
}

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
