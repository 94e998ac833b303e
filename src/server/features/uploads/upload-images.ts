import type { FileStore } from "#server/adapters/files/create-file-store.ts";
import { lookAtPhotoTask } from "#server/adapters/vision/look-at-photo-task.ts";
import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { photoFiles } from "#server/domain/pictures/photo-store.ts";
import type { ReceivedFile } from "#server/http/files/receive-files.ts";
import { enqueue } from "#server/jobs/task.ts";
import { storedFileUrl } from "#shared/contract/stored-file.ts";
import { inRequestFolder } from "./incoming-folder.ts";
import { keepPhotos } from "./keep-photos.ts";
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
