import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "#server/domain/app-error.ts";
import type { ReceivedFile } from "#server/http/files/receive-files.ts";
import { type DecodeAnswer, type DecodeJob, decodedPaths, type Refusal } from "./decoding/decode-job.ts";

// Phones make 12 to 50 megapixels.
export const GUEST_PIXELS = 50_000_000;

export const ACCOUNT_PIXELS = 100_000_000;

const MEGAPIXEL = 1_000_000;

// As it was sent: nothing of it has been read.
export type WaitingFile = { field: string; name: string; path: string };

// A processed photo that waits in the request's folder until all others of its request are ready too.
export type PreparedPhoto = {
  // Under which it was sent.
  field: string;
  fullPath: string;
  thumbnailPath: string;
  widthPx: number;
  heightPx: number;
  bytes: number;
};

export type Decode = (job: Omit<DecodeJob, "maxPixels">, signal: AbortSignal) => Promise<DecodeAnswer>;

// The caller who uploads: their queue, and how large a picture may be.
export type Uploader = { decode: Decode; maxPixels: number };

type Arrival = {
  folder: string;
  // Asked before each file is taken.
  mayGoOn?: () => Promise<void>;
};

// Waiting files lie on the disk, not in memory, however many requests there are.
export async function receivePhotos(
  received: AsyncIterable<ReceivedFile>,
  { folder, mayGoOn }: Arrival,
): Promise<WaitingFile[]> {
  const waiting: WaitingFile[] = [];
  for await (const { field, name, content } of received) {
    await mayGoOn?.();
    const path = join(folder, String(waiting.length));
    await writeFile(path, content);
    waiting.push({ field, name, path });
  }
  return waiting;
}

type Preparing = { uploader: Uploader; pdfFields?: string[]; signal: AbortSignal };

// The first file that is refused ends the waiting of all others.
export async function preparePhotos(
  files: WaitingFile[],
  { uploader, pdfFields = [], signal }: Preparing,
): Promise<PreparedPhoto[]> {
  const refused = new AbortController();
  const either = AbortSignal.any([signal, refused.signal]);
  const underWay = files.map((file) =>
    preparePhoto(file, { uploader, mayBePdf: pdfFields.includes(file.field), signal: either }),
  );
  try {
    return await Promise.all(underWay);
  } catch (error) {
    refused.abort(error);
    throw error;
  } finally {
    // The folder is deleted next, so no decoder may still be working in it.
    await Promise.allSettled(underWay);
  }
}

type PhotoOptions = { uploader: Uploader; mayBePdf: boolean; signal: AbortSignal };

async function preparePhoto(file: WaitingFile, { uploader, mayBePdf, signal }: PhotoOptions): Promise<PreparedPhoto> {
  const { field, name, path } = file;
  const answer = await uploader.decode({ path, mayBePdf }, signal);
  if ("failure" in answer) throw Object.assign(new Error(answer.failure.message), { code: answer.failure.code });
  if ("refusal" in answer) {
    throw new AppError("bad_request", refusedUpload(name, answer.refusal, uploader.maxPixels), { field });
  }
  const { full, thumbnail } = decodedPaths(path);
  return { field, fullPath: full, thumbnailPath: thumbnail, ...answer };
}

// Why a file was not taken, in words that begin with its name.
function refusedUpload(name: string, refusal: Refusal, maxPixels: number): string {
  return `${name} ${reasonFor(refusal, maxPixels)}`;
}

function reasonFor(refusal: Refusal, maxPixels: number): string {
  switch (refusal) {
    case "not_an_image":
      return "is not a valid image file";
    case "heic":
      return "is a HEIC photo, which we cannot read. Please export it as JPEG and upload that. On an iPhone, Settings > Camera > Formats > Most Compatible makes new photos JPEG.";
    case "too_many_pixels":
      return `has more than ${maxPixels / MEGAPIXEL} megapixels. Please upload a smaller version${wayOut(maxPixels)}.`;
    case "too_much_memory":
      return "takes too much memory to open. Please upload a smaller version.";
    case "too_slow":
      return "takes too long to open. Please upload a simpler version, such as a screenshot of it.";
    case "pdf_unreadable":
      return "is damaged or locked. Please save it without a password and try again.";
    case "page_too_thin":
      return "has a first page that is too thin for a floor plan. Please upload a picture of the plan instead.";
    case "page_too_large":
      return "has a first page that is larger than 5 metres (200 inches). Please save it on smaller paper.";
  }
}

function wayOut(maxPixels: number): string {
  return maxPixels < ACCOUNT_PIXELS ? `, or sign in to upload up to ${ACCOUNT_PIXELS / MEGAPIXEL} megapixels` : "";
}
