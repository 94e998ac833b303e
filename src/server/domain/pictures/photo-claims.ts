import { and, count, eq, inArray, isNull, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import { deleteFilesTask } from "#server/adapters/files/delete-files-task.ts";
import type { Db, Tx } from "#server/db/connect.ts";
import { orders } from "#server/db/schema/orders.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { draftSubject, type Order } from "#server/domain/orders.ts";
import { enqueue } from "#server/jobs/task.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { photoFiles, picturesNamedIn } from "#shared/contract/stored-file.ts";

const PHOTOS_PER_JOB = 200;

export async function ownsPhotos(db: Db, customerId: CustomerId, urls: string[]): Promise<boolean> {
  const names = [...new Set(picturesNamedIn(urls))];
  const [own] = await db
    .select({ count: count() })
    .from(uploads)
    .where(and(inArray(uploads.name, names), eq(uploads.customerId, customerId)));
  return names.length > 0 && own?.count === names.length;
}

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

// A picture that was added to a draft is kept for as long as the draft has it.
export async function claimForDraft(tx: Tx, draftId: string, names: string[]): Promise<void> {
  await tx.update(uploads).set({ claimedAt: sql`now()`, draftId }).where(inArray(uploads.name, names));
}

// An order that was not paid gives its pictures back, unless another order or a draft has them too.
export async function releasePhotos(
  tx: Tx,
  { id, customerId, propertyData }: Pick<Order, "id" | "customerId" | "propertyData">,
): Promise<void> {
  const names = picturesNamedIn(propertyData ?? {});
  if (names.length === 0) return;
  const others = ordersWithPhoto(tx, and(ne(orders.id, id), eq(orders.customerId, customerId)));
  // Who only names another's picture in an order has no say in how long it is kept.
  const isOwn = eq(uploads.customerId, customerId);
  await release(tx, and(inArray(uploads.name, names), isOwn, isNull(uploads.draftId), notExists(others)));
}

// They go after the time that unclaimed pictures have, unless a listing was ordered with them: all that were added to
// the draft, or those that some data names. Any manager may have ordered it, so the draft's orders count with those of
// the customer who uploaded the picture.
export async function releaseDraftPhotos(tx: Tx, draftId: string, named?: unknown): Promise<void> {
  const names = named === undefined ? null : picturesNamedIn(named);
  if (names?.length === 0) return;
  const isBuyers = eq(orders.customerId, uploads.customerId);
  const ordered = ordersWithPhoto(tx, or(isBuyers, eq(orders.subject, draftSubject(draftId))));
  const isNamed = names ? inArray(uploads.name, names) : undefined;
  await release(tx, and(eq(uploads.draftId, draftId), isNamed, notExists(ordered)));
}

// Those of some orders that name the photo and may still be paid, or are.
function ordersWithPhoto(tx: Tx, isAsked: SQL | undefined) {
  return tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(isAsked, ne(orders.state, "expired"), sql`${orders.propertyData}::text like '%' || ${uploads.name} || '%'`),
    );
}

async function release(tx: Tx, isReleased: SQL | undefined): Promise<void> {
  await tx.update(uploads).set({ claimedAt: null }).where(isReleased);
}

// In the transaction that deletes their rows.
export async function enqueueFileDeletion(tx: Tx, names: string[]): Promise<void> {
  for (let start = 0; start < names.length; start += PHOTOS_PER_JOB) {
    const keys = names.slice(start, start + PHOTOS_PER_JOB).flatMap((name) => Object.values(photoFiles(name)));
    await enqueue(tx, deleteFilesTask, { keys });
  }
}
