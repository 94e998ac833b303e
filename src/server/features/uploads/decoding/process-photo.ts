import sharp, { type Metadata, type ResizeOptions } from "sharp";
import { KEPT_SIDE_PX } from "#shared/listing-bounds.ts";
import { type Refusal, RefusedFile } from "./decode-job.ts";
import { isWholePng } from "./is-whole-png.ts";

const THUMBNAIL_SIDE_PX = 480;
// Effort 2 takes half the time of the default and costs a few percent in size.
const WEBP = { quality: 82, effort: 2 };
// What a decoder may hold of one picture, for each pixel that it may have.
const BYTES_PER_PIXEL = 4;

export type Pixels = { data: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

export type ProcessedPhoto = { full: Buffer; thumbnail: Buffer; widthPx: number; heightPx: number };

// The original is decoded once. Its metadata, the place it was taken above all, does not survive the bare pixels.
export async function encodePhoto(pixels: Pixels): Promise<ProcessedPhoto> {
  const full = await encode(pixels);
  const thumbnail = await encode(pixels, THUMBNAIL_SIDE_PX);
  return { full, thumbnail, widthPx: pixels.raw.width, heightPx: pixels.raw.height };
}

// Upright, and no larger than it is kept.
export async function pixelsOfPhoto(original: Buffer, maxPixels: number): Promise<Pixels> {
  try {
    // Reads the header alone, so that a small file that unfolds into gigabytes is known before it does.
    const metadata = await sharp(original, { limitInputPixels: false }).metadata();
    if (metadata.width * metadata.height > maxPixels) throw new RefusedFile("too_many_pixels");
    if (heldBytes(metadata) > maxPixels * BYTES_PER_PIXEL) throw new RefusedFile("too_much_memory");
    if (metadata.format === "png" && !isWholePng(original)) throw new RefusedFile("not_an_image");
    return await decodeUpright(original, maxPixels);
  } catch (error) {
    throw error instanceof RefusedFile ? error : new RefusedFile(refusalFor(error), { cause: error });
  }
}

// Most files are decoded a few rows at a time, or smaller at once. These have to be unfolded as a whole, and a
// progressive JPEG keeps two bytes of every sample until its last pass is read.
function heldBytes({ width, height, channels, depth, isProgressive, format, chromaSubsampling }: Metadata): number {
  if (format === "webp") return width * height * 4;
  if (!isProgressive) return 0;
  const bytesPerSample = format === "jpeg" || depth !== "uchar" ? 2 : 1;
  return width * height * bytesPerSample * (chromaSubsampling === "4:2:0" ? 1.5 : channels);
}

function refusalFor(error: unknown): Refusal {
  return /memory/i.test(String(error)) ? "too_much_memory" : "not_an_image";
}

async function decodeUpright(original: Buffer, maxPixels: number): Promise<Pixels> {
  // Warnings are let pass, since cameras cause them; a cut-off file is an error.
  const { data, info } = await sharp(original, { failOn: "error", limitInputPixels: maxPixels })
    .autoOrient()
    .resize(inside(KEPT_SIDE_PX))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

async function encode({ data, raw }: Pixels, sidePx?: number): Promise<Buffer> {
  const picture = sharp(data, { raw });
  return (sidePx ? picture.resize(inside(sidePx)) : picture).webp(WEBP).toBuffer();
}

function inside(sidePx: number): ResizeOptions {
  return { width: sidePx, height: sidePx, fit: "inside", withoutEnlargement: true };
}
