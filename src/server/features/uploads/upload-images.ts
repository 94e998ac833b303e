import { lookAtPhotoTask } from "#server/adapters/eyes/look-at-photo-task.ts";
import type { FileStore } from "#server/adapters/files/create-file-store.ts";
import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/http/app-error.ts";
import type { CustomerId } from "#server/http/customers.ts";
import type { ReceivedFile } from "#server/http/receive-files.ts";
import { enqueue } from "#server/jobs/task.ts";
import { inOwnFolder } from "./in-own-folder.ts";
import { keepPhotos } from "./keep-photos.ts";
import { photoFiles } from "./photo-files.ts";
import { preparePhotos } from "./prepare-photos.ts";
import type { Turns } from "./take-turns.ts";

type Parts = { db: Db; files: FileStore; inTurn: Turns; looksAtPhotos: boolean };
type Request = { received: AsyncIterable<ReceivedFile>; welcomeCustomer: () => Promise<CustomerId> };

// All or nothing: one bad file and nothing of the request is kept.
export async function uploadImages(
  { db, files, inTurn, looksAtPhotos }: Parts,
  { received, welcomeCustomer }: Request,
): Promise<string[]> {
  return inOwnFolder(async (folder) => {
    const photos = await preparePhotos(received, { folder, inTurn });
    if (photos.length === 0) throw new AppError("bad_request", "Please choose at least one image to upload.");
    const kept = await keepPhotos(photos, { db, files, customerId: await welcomeCustomer() });
    const names = kept.map(({ name }) => photoFiles(name).full);
    if (looksAtPhotos) await Promise.all(names.map((file) => enqueue(db, lookAtPhotoTask, { file })));
    return names.map((file) => `/files/${file}`);
  });
}
