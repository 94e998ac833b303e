import { eq, type SQL, sql } from "drizzle-orm";
import { lookAtPhotoTask, readPlanTask } from "#server/adapters/vision/look-at-photo-task.ts";
import type { Db } from "#server/db/connect.ts";
import { drafts } from "#server/db/schema/intake.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { openDraft, requireManager } from "#server/domain/drafts/draft-access.ts";
import { claimForDraft } from "#server/domain/pictures/photo-claims.ts";
import type { ReceivedFile, ReceivedTexts } from "#server/http/files/receive-files.ts";
import { enqueue, type Task } from "#server/jobs/task.ts";
import { photoFiles, storedFileAt, storedFileUrl } from "#shared/contract/stored-file.ts";
import { messages } from "#shared/messages/toasts.ts";
import {
  inRequestFolder,
  keepPhotos,
  preparePhotos,
  receivePhotos,
  type Uploader,
  type UploadStores,
} from "./upload-photos.ts";

type Request = {
  customerId: CustomerId | null;
  uploader: Uploader;
  signal: AbortSignal;
  received: AsyncIterable<ReceivedFile>;
  texts: ReceivedTexts;
};
type PropertyFiles = { photos: string[]; floorplans: string[] };

// The manager's pictures of a draft. All or nothing, as with any upload, and no file is opened for a caller who is not
// a manager.
export async function uploadPropertyFiles(stores: UploadStores, request: Request): Promise<PropertyFiles> {
  const { db, files, incomingDir, looksAtPhotos } = stores;
  const { customerId, uploader, signal, received, texts } = request;
  if (!customerId) throw new AppError("not_found");
  const requireDraft = () => requireManagedDraft(db, customerId, texts.get("draftId") ?? "");
  // The form may name its draft last; one that names it first is refused before its files are taken.
  const mayGoOn = async () => void (texts.has("draftId") && (await requireDraft()));
  return inRequestFolder(incomingDir, async (folder) => {
    const waiting = await receivePhotos(received, { folder, mayGoOn });
    const draftId = await requireDraft();
    if (waiting.length === 0) throw new AppError("bad_request", messages.noFilesSelected.description);
    const prepared = await preparePhotos(waiting, { uploader, signal, pdfFields: ["floorplans"] });
    const kept = await keepPhotos(prepared, { db, files, customerId });
    const urlsFor = (field: string) =>
      kept
        .filter((_, place) => prepared[place]?.field === field)
        .map(({ name }) => storedFileUrl(photoFiles(name).full));
    const added = { photos: urlsFor("photos"), floorplans: urlsFor("floorplans") };
    await addToDraft(db, draftId, { ...added, names: kept.map(({ name }) => name) });
    if (looksAtPhotos) await lookAt(db, added);
    return added;
  });
}

async function requireManagedDraft(db: Db, customerId: CustomerId, id: string): Promise<string> {
  const access = await openDraft(db, { id, customerId });
  requireManager(access);
  return access.draft.id;
}

async function lookAt(db: Db, { photos, floorplans }: PropertyFiles): Promise<void> {
  const look = (task: Task, url: string) => enqueue(db, task, { file: storedFileAt(url) });
  await Promise.all([
    ...photos.map((url) => look(lookAtPhotoTask, url)),
    ...floorplans.map((url) => look(readPlanTask, url)),
  ]);
}

type Added = { photos: string[]; floorplans: string[]; names: string[] };

// In one statement each, so that two managers at once lose nothing of one another's.
async function addToDraft(db: Db, draftId: string, { photos, floorplans, names }: Added): Promise<void> {
  await db.transaction(async (tx) => {
    await claimForDraft(tx, draftId, names);
    await tx
      .update(drafts)
      .set({
        formData: sql`${drafts.formData} || ${appended("uploadedPhotos", photos)} || ${appended("floorplans", floorplans)}`,
        updatedAt: sql`now()`,
      })
      .where(eq(drafts.id, draftId));
  });
}

function appended(key: string, urls: string[]): SQL {
  const former = sql`coalesce(${drafts.formData} -> ${key}::text, '[]'::jsonb)`;
  return sql`jsonb_build_object(${key}::text, ${former} || ${JSON.stringify(urls)}::jsonb)`;
}
