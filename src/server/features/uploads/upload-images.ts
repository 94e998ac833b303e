import { lookAtPhotoTask } from "#server/adapters/eyes/look-at-photo-task.ts";
import type { FileStore } from "#server/adapters/files/create-file-store.ts";
import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/http/app-error.ts";
import type { CustomerId } from "#server/http/customers.ts";
import type { ReceivedFile } from "#server/http/receive-files.ts";
import { enqueue } from "#server/jobs/task.ts";
import { storedFileUrl } from "#shared/stored-file.ts";
import { inOwnFolder } from "./in-own-folder.ts";
import { keepPhotos } from "./keep-photos.ts";
import { photoFiles } from "./photo-files.ts";
import { preparePhotos, receivePhotos, type Uploader } from "./prepare-photos.ts";

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
  return inOwnFolder(incomingDir, async (folder) => {
    const waiting = await receivePhotos(received, { folder });
    if (waiting.length === 0) throw new AppError("bad_request", "Please choose at least one image to upload.");
    const photos = await preparePhotos(waiting, { uploader, signal });
    const kept = await keepPhotos(photos, { db, files, customerId: await welcomeCustomer() });
    const names = kept.map(({ name }) => photoFiles(name).full);
    if (looksAtPhotos) await Promise.all(names.map((file) => enqueue(db, lookAtPhotoTask, { file })));
    return names.map(storedFileUrl);
  });
}
