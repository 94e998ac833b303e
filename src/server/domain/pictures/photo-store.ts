import { randomBytes } from "node:crypto";
import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { orders } from "#server/db/schema/orders.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { picturesNamedIn } from "#shared/contract/stored-file.ts";

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

type Order = Pick<typeof orders.$inferSelect, "id" | "customerId" | "propertyData">;

// A picture in an order is kept for as long as the order may still be paid.
export async function claimPhotos(
  tx: Tx,
  { customerId }: Pick<Order, "customerId">,
  data: PropertyData,
): Promise<void> {
  const names = picturesNamedIn(data);
  if (names.length === 0) return;
  await tx
    .update(uploads)
    .set({ claimedAt: new Date() })
    .where(and(inArray(uploads.name, names), eq(uploads.customerId, customerId), isNull(uploads.claimedAt)));
}

// An order that was not paid releases its pictures, unless another order or a draft uses them too.
export async function releasePhotos(tx: Tx, order: Order): Promise<void> {
  const names = picturesNamedIn(order.propertyData ?? {});
  if (names.length === 0) return;
  const inAnotherOrder = sql`exists (
    select from ${orders} other where other.id <> ${order.id} and other.customer_id = ${order.customerId}
      and other.state <> 'expired' and other.property_data::text like '%' || ${uploads.name} || '%')`;
  // Naming another customer's picture in an order does not decide how long it is kept.
  const isOwn = eq(uploads.customerId, order.customerId);
  await tx
    .update(uploads)
    .set({ claimedAt: null })
    .where(and(inArray(uploads.name, names), isOwn, isNull(uploads.draftId), sql`not ${inAnotherOrder}`));
}
