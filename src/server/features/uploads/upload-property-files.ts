import { lookAtPhotoTask, readPlanTask } from "#server/adapters/eyes/look-at-photo-task.ts";
import type { FileStore } from "#server/adapters/files/create-file-store.ts";
import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/http/app-error.ts";
import type { CustomerId } from "#server/http/customers.ts";
import type { ReceivedFile, ReceivedTexts } from "#server/http/receive-files.ts";
import { enqueue } from "#server/jobs/task.ts";
import { messages } from "#shared/messages.ts";
import { addToDraft, findManagedDraft } from "./draft-files.ts";
import { inOwnFolder } from "./in-own-folder.ts";
import { keepPhotos } from "./keep-photos.ts";
import { photoFiles } from "./photo-files.ts";
import { preparePhotos } from "./prepare-photos.ts";
import type { Turns } from "./take-turns.ts";

type Parts = { db: Db; files: FileStore; inTurn: Turns; looksAtPhotos: boolean };
type Request = { customerId: CustomerId | null; received: AsyncIterable<ReceivedFile>; texts: ReceivedTexts };
type PropertyFiles = { photos: string[]; floorplans: string[] };

// The manager's pictures of a draft. All or nothing, as with any upload.
export async function uploadPropertyFiles(parts: Parts, request: Request): Promise<PropertyFiles> {
  const { db, files, inTurn } = parts;
  const { customerId, received, texts } = request;
  return inOwnFolder(async (folder) => {
    const prepared = await preparePhotos(received, { folder, inTurn, pdfFields: ["floorplans"] });
    // The form may name its draft last, so nothing is known of it before everything has arrived.
    const draftId = await findManagedDraft(db, customerId, texts.get("draftId") ?? "");
    if (!draftId || !customerId) throw new AppError("not_found");
    if (prepared.length === 0) throw new AppError("bad_request", messages.noFilesSelected.description);
    const kept = await keepPhotos(prepared, { db, files, customerId });
    const urlsFor = (field: string) =>
      kept.filter((_, place) => prepared[place]?.field === field).map(({ name }) => `/files/${photoFiles(name).full}`);
    const added = { photos: urlsFor("photos"), floorplans: urlsFor("floorplans") };
    await addToDraft(db, draftId, { ...added, names: kept.map(({ name }) => name) });
    if (parts.looksAtPhotos) await lookAt(db, added);
    return added;
  });
}

async function lookAt(db: Db, { photos, floorplans }: PropertyFiles): Promise<void> {
  await Promise.all([
    ...photos.map((url) => enqueue(db, lookAtPhotoTask, fileOf(url))),
    ...floorplans.map((url) => enqueue(db, readPlanTask, fileOf(url))),
  ]);
}

function fileOf(url: string): { file: string } {
  return { file: url.replace("/files/", "") };
}
