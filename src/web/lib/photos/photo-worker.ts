import { keptSize } from "./kept-size.ts";

// Decoding a photo of many megapixels would hold up the page.
export type PhotoJob = { file: Blob } & (
  | { kind: "shrink" }
  | { kind: "convert" }
  | { kind: "thumbnail"; sidePx: number }
);
export type PhotoAnswer = { blob: Blob } | { bitmap: ImageBitmap } | null;

const QUALITY = 0.9;

addEventListener("message", ({ data }: MessageEvent<PhotoJob>) => {
  void answer(data).then(
    (done) => postMessage(done, done && "bitmap" in done ? { transfer: [done.bitmap] } : {}),
    // The browser cannot decode it, so the server decides.
    () => postMessage(null),
  );
});

async function answer(job: PhotoJob): Promise<PhotoAnswer> {
  // Applies the camera's orientation.
  const bitmap = await createImageBitmap(job.file, { imageOrientation: "from-image" });
  if (job.kind === "thumbnail") return { bitmap: await thumbnailOf(bitmap, job.sidePx) };
  const size = keptSize(bitmap);
  if (!size && job.kind === "shrink") return null;
  const blob = await encode(bitmap, size ?? bitmap, job.kind === "convert" ? "image/heic" : job.file.type);
  return blob && { blob };
}

type Size = { width: number; height: number };

// A drawing stays without loss. Where a browser cannot write WebP, a photo becomes a JPEG, unless it may have clear parts.
async function encode(bitmap: ImageBitmap, { width, height }: Size, from: string): Promise<Blob | null> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  if (from === "image/png") return canvas.convertToBlob({ type: "image/png" });
  const webp = await canvas.convertToBlob({ type: "image/webp", quality: QUALITY });
  if (webp.type === "image/webp") return webp;
  return from === "image/webp" ? null : canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
}

async function thumbnailOf(bitmap: ImageBitmap, sidePx: number): Promise<ImageBitmap> {
  const share = Math.min(1, sidePx / Math.min(bitmap.width, bitmap.height));
  const resizeWidth = Math.max(1, Math.round(bitmap.width * share));
  const resizeHeight = Math.max(1, Math.round(bitmap.height * share));
  const small = await createImageBitmap(bitmap, { resizeWidth, resizeHeight, resizeQuality: "medium" });
  bitmap.close();
  return small;
}
