import { randomUUID } from "node:crypto";
import { chmodSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "#server/domain/app-error.ts";
import type { ReceivedFile } from "#server/http/files/receive-files.ts";
import { StartError } from "#server/process/errors.ts";
import { lockFile } from "#server/process/lock-file.ts";
import { type DecodeAnswer, type DecodeJob, decodedPaths, type Refusal } from "./decoding/decode-job.ts";

const LOCK_SUFFIX = ".lock";
const PATIENCE_MS = 10_000;

// Where uploads lie while they arrive, for as long as this process runs.
export type IncomingFolder = { path: string; close: () => void };

// Originals say where they were taken, so they never leave the data folder, and what a killed server left is deleted
// by the next one. Servers with a database of their own may share the folder: each holds the lock of its part.
export function openIncomingFolder(dataDir: string): IncomingFolder {
  const home = join(dataDir, "incoming");
  mkdirSync(home, { recursive: true, mode: 0o700 });
  chmodSync(home, 0o700);
  // One server at a time enters, so that no other server's part is swept before it is locked.
  const door = lockFile(join(home, "lock"), PATIENCE_MS);
  if (!door) throw new StartError(`Another server does not finish starting in the folder ${home}.`);
  try {
    for (const name of abandonedParts(home)) sweep(home, name);
    return claimPart(home);
  } finally {
    door.release();
  }
}

function abandonedParts(home: string): Set<string> {
  const names = readdirSync(home).filter((name) => !name.startsWith("lock"));
  return new Set(names.map((name) => name.replace(/\.lock(-journal)?$/, "")));
}

function sweep(home: string, name: string): void {
  const lock = lockFile(join(home, `${name}${LOCK_SUFFIX}`), 0);
  if (!lock) return;
  rmSync(join(home, name), { recursive: true, force: true });
  lock.release();
  rmSync(join(home, `${name}${LOCK_SUFFIX}`), { force: true });
}

function claimPart(home: string): IncomingFolder {
  const path = join(home, randomUUID());
  const lock = lockFile(`${path}${LOCK_SUFFIX}`, 0);
  if (!lock) throw new Error("unreachable: nobody else knows this name");
  mkdirSync(path, { mode: 0o700 });
  const close = () => {
    rmSync(path, { recursive: true, force: true });
    lock.release();
    rmSync(`${path}${LOCK_SUFFIX}`, { force: true });
  };
  return { path, close };
}

// Where the pictures of one request wait for each other.
export async function inRequestFolder<T>(incomingDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(incomingDir, "request-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

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
