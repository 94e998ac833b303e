import { readFile, writeFile } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import sharp, { type Metadata, type ResizeOptions } from "sharp";
import { KEPT_SIDE_PX } from "#shared/contract-values.ts";
import {
  DECODER_READY,
  type DecodeAnswer,
  type DecodeJob,
  decodedPaths,
  type Refusal,
  RefusedFile,
} from "./decode-job.ts";
import type { RenderedPage } from "./render-page-thread.ts";

const SIGNATURE_BYTES = 8;

// Length, type and checksum around the data of a chunk.
const FRAME_BYTES = 12;

const THUMBNAIL_SIDE_PX = 480;

// Effort 2 takes half the time of the default and costs a few percent in size.
const WEBP = { quality: 82, effort: 2 };

// The memory that a decoder may use for one picture, per pixel allowed.
const BYTES_PER_PIXEL = 4;

const HEVC_BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"]);

const HEIF_BRANDS = new Set(["mif1", "msf1"]);

// On some machines the memory reserved for compiled code is half a gigabyte per thread and counts as used: nothing of
// the decoder's limit would be left for the page.
const CODE_ROOM_MB = 64;

// No picture comes twice, and the server starts as many decoders as it wants to be at work.
sharp.cache(false);
sharp.concurrency(1);

// A terminal signals the server's whole group. The server still waits for what is nearly done, and ends its decoders.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

// The server is gone. A plain exit would first wait for the picture that is being decoded.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));

process.on("message", (job: DecodeJob) => {
  void decodeFile(job).then(say);
});

say(DECODER_READY);

function say(message: DecodeAnswer | typeof DECODER_READY): void {
  process.send?.(message);
}

async function decodeFile(job: DecodeJob): Promise<DecodeAnswer> {
  try {
    const { full, thumbnail, widthPx, heightPx } = await encodePhoto(await pixelsOf(job));
    const paths = decodedPaths(job.path);
    await writeFile(paths.full, full);
    await writeFile(paths.thumbnail, thumbnail);
    return { widthPx, heightPx, bytes: full.length };
  } catch (error) {
    if (error instanceof RefusedFile) return { refusal: error.refusal };
    const { message, code } = error as NodeJS.ErrnoException;
    return { failure: { message, ...(code && { code }) } };
  }
}

async function pixelsOf({ path, mayBePdf, maxPixels }: DecodeJob): Promise<Pixels> {
  const bytes = await readFile(path);
  if (mayBePdf && isPdf(bytes)) return pixelsOfPdf(path);
  const format = photoFormat(bytes);
  if (format === "heic") throw new RefusedFile("heic");
  if (format === "other") throw new RefusedFile("not_an_image");
  return pixelsOfPhoto(bytes, maxPixels);
}

function isPdf(bytes: Buffer): boolean {
  // Some programs write a few bytes before the mark.
  return bytes.subarray(0, 1024).includes("%PDF-");
}

// Its first page: a plan is a picture to everything that comes after. In a thread of its own, so that a decoder whose
// server is gone still hears of it, however long the page takes.
async function pixelsOfPdf(path: string): Promise<Pixels> {
  const thread = new Worker(new URL("./render-page-thread.ts", import.meta.url), {
    workerData: path,
    resourceLimits: { codeRangeSizeMb: CODE_ROOM_MB },
  });
  const page = await new Promise<RenderedPage>((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", (cause) => reject(new RefusedFile("pdf_unreadable", { cause })));
    thread.once("exit", () => reject(new RefusedFile("pdf_unreadable")));
  });
  await thread.terminate();
  if ("refusal" in page) throw new RefusedFile(page.refusal);
  const { pixels, widthPx, heightPx } = page;
  return { data: Buffer.from(pixels.buffer), raw: { width: widthPx, height: heightPx, channels: 3 } };
}

// What the bytes themselves say; a name or a header can say anything.
function photoFormat(bytes: Buffer): "photo" | "heic" | "other" {
  if (isJpeg(bytes) || isPng(bytes) || isWebp(bytes)) return "photo";
  return isHeic(bytes) ? "heic" : "other";
}

function isJpeg(bytes: Buffer): boolean {
  return bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
}

function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"));
}

function isWebp(bytes: Buffer): boolean {
  return wordAt(bytes, 0) === "RIFF" && wordAt(bytes, 8) === "WEBP";
}

// Its first box names the brands it conforms to. AVIF shares the container, but not what phones do with it.
function isHeic(bytes: Buffer): boolean {
  if (wordAt(bytes, 4) !== "ftyp") return false;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = [wordAt(bytes, 8)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(wordAt(bytes, at));
  if (brands.some((brand) => HEVC_BRANDS.has(brand))) return true;
  return brands.some((brand) => HEIF_BRANDS.has(brand)) && !brands.includes("avif");
}

function wordAt(bytes: Buffer, offset: number): string {
  return bytes.toString("latin1", offset, offset + 4);
}

type Pixels = { data: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

type ProcessedPhoto = { full: Buffer; thumbnail: Buffer; widthPx: number; heightPx: number };

// The original is decoded once. Its metadata, the place it was taken above all, does not survive the bare pixels.
async function encodePhoto(pixels: Pixels): Promise<ProcessedPhoto> {
  const full = await encode(pixels);
  const thumbnail = await encode(pixels, THUMBNAIL_SIDE_PX);
  return { full, thumbnail, widthPx: pixels.raw.width, heightPx: pixels.raw.height };
}

// Upright, and no larger than it is kept.
async function pixelsOfPhoto(original: Buffer, maxPixels: number): Promise<Pixels> {
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

// The decoder has all pixels before it comes to the end mark, and does not miss it.
function isWholePng(bytes: Buffer): boolean {
  let at = SIGNATURE_BYTES;
  while (at + FRAME_BYTES <= bytes.length) {
    const type = bytes.toString("latin1", at + 4, at + 8);
    at += FRAME_BYTES + bytes.readUInt32BE(at);
    if (type === "IEND") return at <= bytes.length;
  }
  return false;
}
