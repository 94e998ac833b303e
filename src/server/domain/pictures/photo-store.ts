import { randomBytes } from "node:crypto";
import { and, inArray, isNull, lt } from "drizzle-orm";
import { deleteFilesTask } from "#server/adapters/files/delete-files-task.ts";
import type { Db, Tx } from "#server/db/connect.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { enqueue } from "#server/jobs/task.ts";

const PHOTOS_PER_JOB = 200;

export type NewUpload = Pick<typeof uploads.$inferInsert, "name" | "widthPx" | "heightPx" | "bytes">;

// One statement, hence all rows or none.
export async function insertUploads(db: Db, customerId: CustomerId, photos: NewUpload[]): Promise<void> {
  await db.insert(uploads).values(photos.map((photo) => ({ ...photo, customerId })));
}

export async function deleteUploads(db: Db, names: string[]): Promise<void> {
  await db.delete(uploads).where(inArray(uploads.name, names));
}

// The names of the rows it deleted.
export async function deleteUnclaimed(
  tx: Tx,
  { createdBefore, atMost }: { createdBefore: Date; atMost: number },
): Promise<string[]> {
  const oldest = tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(isNull(uploads.claimedAt), lt(uploads.createdAt, createdBefore)))
    .limit(atMost)
    .for("update", { skipLocked: true });
  const deleted = await tx.delete(uploads).where(inArray(uploads.id, oldest)).returning({ name: uploads.name });
  return deleted.map(({ name }) => name);
}

// 160 random bits: a caller who has the address may see the picture, and the address cannot be guessed.
export function newPhotoName(): string {
  return randomBytes(20).toString("hex");
}

export function photoFiles(name: string): { full: string; thumbnail: string } {
  return { full: `${name}.webp`, thumbnail: `${name}-thumb.webp` };
}

// In the transaction that deletes their rows.
export async function enqueueFileDeletion(tx: Tx, names: string[]): Promise<void> {
  for (let start = 0; start < names.length; start += PHOTOS_PER_JOB) {
    const keys = names.slice(start, start + PHOTOS_PER_JOB).flatMap((name) => Object.values(photoFiles(name)));
    await enqueue(tx, deleteFilesTask, { keys });
  }
}
