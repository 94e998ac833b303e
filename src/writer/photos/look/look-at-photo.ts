import { decodePicture, type Picture, resizePicture } from "#writer/inference/decode-picture.ts";
import type { PhotoFinding } from "../photo-finding.ts";
import { type DetectObjects, openObjectDetector } from "./detect-objects.ts";
import { findFeatures } from "./find-features.ts";
import { judgeQuality } from "./judge-quality.ts";
import { judgeRoom } from "./judge-room.ts";
import { judgeSetting, measureScene } from "./judge-setting.ts";

// A phone's photo is four times this: decoders can halve twice for free.
const DECODED_SIDE_PX = 1000;
const SCENE_SIDE_PX = 48;

const SMALL_SIDE_PX = 384;
const BLOCK_PX = 32;

// The finding, and the photo in the size and form that writing is looked for in.
export type PhotoLook = { finding: PhotoFinding; small: Picture };

// Runs inside a worker: everything here costs processor time.
export class PhotoLooker {
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
