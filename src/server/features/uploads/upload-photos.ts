import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inArray } from "drizzle-orm";
import type { FileStore } from "#server/adapters/files/create-file-store.ts";
import { lookAtPhotoTask } from "#server/adapters/vision/look-at-photo-task.ts";
import type { Db } from "#server/db/connect.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import type { ReceivedFile } from "#server/http/files/receive-files.ts";
import { enqueue } from "#server/jobs/task.ts";
import { photoFiles, storedFileUrl } from "#shared/contract/stored-file.ts";
import { type DecodeAnswer, type DecodeJob, decodedPaths, type Refusal } from "./decoding/decode-job.ts";

// Phones make 12 to 50 megapixels.
export const GUEST_PIXELS = 50_000_000;

export const ACCOUNT_PIXELS = 100_000_000;

const MEGAPIXEL = 1_000_000;

export type UploadStores = { db: Db; files: FileStore; incomingDir: string; looksAtPhotos: boolean };
type Request = {
  uploader: Uploader;
  signal: AbortSignal;
  received: AsyncIterable<ReceivedFile>;
  welcomeCustomer: () => Promise<CustomerId>;
};

// All or nothing: one bad file and nothing of the request is kept.
export async function uploadImages(stores: UploadStores, request: Request): Promise<string[]> {
  const { db, files, incomingDir, looksAtPhotos } = stores;
  const { uploader, signal, received, welcomeCustomer } = request;
  return inRequestFolder(incomingDir, async (folder) => {
    const waiting = await receivePhotos(received, { folder });
    if (waiting.length === 0) throw new AppError("bad_request", "Please choose at least one image to upload.");
    const photos = await preparePhotos(waiting, { uploader, signal });
    const kept = await keepPhotos(photos, { db, files, customerId: await welcomeCustomer() });
    const names = kept.map(({ name }) => photoFiles(name).full);
    if (looksAtPhotos) await Promise.all(names.map((file) => enqueue(db, lookAtPhotoTask, { file })));
    return names.map(storedFileUrl);
  });
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

export type NewUpload = Pick<typeof uploads.$inferInsert, "name" | "widthPx" | "heightPx" | "bytes">;

// One statement, hence all rows or none.
async function insertUploads(db: Db, customerId: CustomerId, photos: NewUpload[]): Promise<void> {
  await db.insert(uploads).values(photos.map((photo) => ({ ...photo, customerId })));
}

async function deleteUploads(db: Db, names: string[]): Promise<void> {
  await db.delete(uploads).where(inArray(uploads.name, names));
}

type Keeping = { db: Db; files: FileStore; customerId: CustomerId };

// Rows first, files after: whatever happens in between, every file has a row that the hourly sweep finds. A row with
// missing files does no harm, since its name was not sent to any caller yet.
export async function keepPhotos(photos: PreparedPhoto[], { db, files, customerId }: Keeping): Promise<NewUpload[]> {
  const named = photos.map((photo) => ({ ...photo, name: newPhotoName() }));
  const kept = named.map(({ name, widthPx, heightPx, bytes }) => ({ name, widthPx, heightPx, bytes }));
  await insertUploads(db, customerId, kept);
  const write = async (file: string, path: string) =>
    files.put(file, await readFile(path), { contentType: "image/webp" });
  try {
    for (const { name, fullPath, thumbnailPath } of named) {
      const { full, thumbnail } = photoFiles(name);
      await write(full, fullPath);
      await write(thumbnail, thumbnailPath);
    }
  } catch (error) {
    await takeBack(kept, { db, files });
    throw error;
  }
  return kept;
}

// Rows whose files would not go stay, for the sweep.
async function takeBack(kept: NewUpload[], { db, files }: Omit<Keeping, "customerId">): Promise<void> {
  const keys = kept.flatMap(({ name }) => Object.values(photoFiles(name)));
  const outcomes = await Promise.allSettled(keys.map((key) => files.delete(key)));
  if (outcomes.some(({ status }) => status === "rejected")) return;
  const names = kept.map(({ name }) => name);
  await Promise.allSettled([deleteUploads(db, names)]);
}

// 160 random bits: a caller who has the address may see the picture, and the address cannot be guessed.
function newPhotoName(): string {
  return randomBytes(20).toString("hex");
}
