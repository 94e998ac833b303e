import { and, count, eq, inArray, isNotNull, notInArray, sql } from "drizzle-orm";
import { changeMarks, readMarks } from "#server/adapters/eyes/finding-marks.ts";
import { changedMarks } from "#server/adapters/eyes/say-of-photos.ts";
import type { Marks } from "#server/adapters/eyes/seen-things.ts";
import type { Db, Tx } from "#server/db/connect.ts";
import { expressJobs } from "#server/db/schema/express.ts";
import { orders } from "#server/db/schema/orders.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import type { CustomerId } from "#server/http/customers.ts";
import { propertyOfExpress } from "#shared/express-property.ts";
import { picturesNamedIn } from "#shared/stored-file.ts";

type StoredJob = typeof expressJobs.$inferSelect;
// With what the host said to what its pictures show.
export type ExpressJob = StoredJob & { findingMarks: Marks };
type NewExpressJob = typeof expressJobs.$inferInsert & { customerId: CustomerId };

export async function insertExpressJob(db: Db | Tx, job: NewExpressJob): Promise<string> {
  const [inserted] = await db.insert(expressJobs).values(job).returning({ id: expressJobs.id });
  if (!inserted) throw new Error("the express job was not stored");
  return inserted.id;
}

type OwnJob = { id: string; customerId: CustomerId };

const isOwn = ({ id, customerId }: OwnJob) => and(eq(expressJobs.id, id), eq(expressJobs.customerId, customerId));

export async function findExpressJob(db: Db, own: OwnJob): Promise<ExpressJob | null> {
  const [job] = await db.select().from(expressJobs).where(isOwn(own));
  return job ? withMarks(db, job) : null;
}

export async function lockExpressJob(tx: Tx, own: OwnJob): Promise<ExpressJob | null> {
  const [job] = await tx.select().from(expressJobs).where(isOwn(own)).for("update");
  return job ? withMarks(tx, job) : null;
}

async function withMarks(db: Db | Tx, job: StoredJob): Promise<ExpressJob> {
  const hasPictures = job.photos.length + job.removedPhotos.length > 0 || job.floorPlan !== null;
  return { ...job, findingMarks: hasPictures ? await readMarks(db, { expressJobId: job.id }) : {} };
}

type Update = { before: ExpressJob; after: ExpressJob; by: CustomerId };

export async function updateExpressJob(tx: Tx, { before, after, by }: Update): Promise<ExpressJob> {
  const { findingMarks, ...changes } = after;
  const markChanges = changedMarks(before.findingMarks, findingMarks);
  await changeMarks(tx, { expressJobId: before.id }, { changes: markChanges, by });
  const [job] = await tx
    .update(expressJobs)
    .set({ ...changes, version: sql`${expressJobs.version} + 1` })
    .where(eq(expressJobs.id, before.id))
    .returning();
  if (!job) throw new Error("the express job was not changed");
  const changed = { ...job, findingMarks };
  await keepInOpenOrders(tx, changed);
  return changed;
}

// What is said after the price was named counts until it is paid.
async function keepInOpenOrders(tx: Tx, job: ExpressJob): Promise<void> {
  const isOpen = and(eq(orders.subject, `express:${job.id}`), eq(orders.state, "open"), isNotNull(orders.propertyData));
  await tx
    .update(orders)
    .set({ propertyData: propertyOfExpress(job) })
    .where(isOpen);
}

export async function ownsUploads(tx: Tx, customerId: CustomerId, urls: string[]): Promise<boolean> {
  const names = [...new Set(picturesNamedIn(urls))];
  const [own] = await tx
    .select({ count: count() })
    .from(uploads)
    .where(and(inArray(uploads.name, names), eq(uploads.customerId, customerId)));
  return names.length > 0 && own?.count === names.length;
}

export async function isOrdered(db: Db | Tx, id: string): Promise<boolean> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.subject, `express:${id}`), notInArray(orders.state, ["open", "expired"])))
    .limit(1);
  return order !== undefined;
}
