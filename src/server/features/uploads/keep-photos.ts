import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { FileStore } from "#server/adapters/files/create-file-store.ts";
import { lookAtPhotoTask } from "#server/adapters/vision/look-at-photo-task.ts";
import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import {
  deleteUnclaimed,
  deleteUploads,
  enqueueFileDeletion,
  insertUploads,
  type NewUpload,
  newPhotoName,
  photoFiles,
} from "#server/domain/pictures/photo-store.ts";
import type { ReceivedFile } from "#server/http/files/receive-files.ts";
import type { Schedule } from "#server/jobs/queue-run.ts";
import { bindTask, defineTask, enqueue } from "#server/jobs/task.ts";
import { storedFileUrl } from "#shared/contract/stored-file.ts";
import { inRequestFolder, type PreparedPhoto, preparePhotos, receivePhotos, type Uploader } from "./prepare-photos.ts";

const UNCLAIMED_LIFE_MS = 48 * 60 * 60 * 1000;

const BATCH_SIZE = 200;

export const forgetUnclaimedTask = defineTask({
  name: "forget-unclaimed-uploads",
  payload: z.unknown(),
  maxAttempts: 3,
});

export const forgetUnclaimedHourly: Schedule = { task: forgetUnclaimedTask.name, match: "23 * * * *" };

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

export function bindForgetUnclaimed(db: Db) {
  return bindTask(forgetUnclaimedTask, async () => {
    const createdBefore = new Date(Date.now() - UNCLAIMED_LIFE_MS);
    while ((await forgetBatch(db, createdBefore)) === BATCH_SIZE);
  });
}

async function forgetBatch(db: Db, createdBefore: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const names = await deleteUnclaimed(tx, { createdBefore, atMost: BATCH_SIZE });
    await enqueueFileDeletion(tx, names);
    return names.length;
  });
}

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
