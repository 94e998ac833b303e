import { and, inArray, isNull, lt } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import type { CustomerId } from "#server/http/customers.ts";

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
