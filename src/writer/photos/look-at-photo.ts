import { decodePicture, resizePicture } from "#writer/inference/decode-picture.ts";
import { type DetectObjects, openObjectDetector } from "./detect-objects.ts";
import { findFeatures } from "./find-features.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { judgeQuality } from "./judge-quality.ts";
import { judgeRoom } from "./judge-room.ts";
import { judgeSetting } from "./judge-setting.ts";
import { measureScene } from "./measure-scene.ts";
import type { PhotoFinding } from "./photo-finding.ts";

const DECODED_SIDE_PX = 1024;
const SCENE_SIDE_PX = 48;

// Runs inside a worker: everything here costs processor time.
export class PhotoLooker {
  #detector: Promise<DetectObjects> | null = null;

  // The model is loaded with the first photo, or ahead of it.
  load(): Promise<DetectObjects> {
    this.#detector ??= openObjectDetector();
    return this.#detector;
  }

  async look(bytes: Uint8Array): Promise<PhotoFinding> {
    const photo = await decodePicture(bytes, DECODED_SIDE_PX);
    const detect = await this.load();
    const objects = await detect(photo);
    const setting = judgeSetting(objects, measureScene(await resizePicture(photo, SCENE_SIDE_PX, SCENE_SIDE_PX)));
    return {
      ...judgeRoom(objects, setting),
      outdoor: setting.outdoor,
      outdoorConfidence: setting.confidence,
      objects,
      features: findFeatures(objects, setting),
      quality: judgeQuality(photo, objects, false),
      fingerprint: await fingerprintOf(photo),
    };
  }
}
