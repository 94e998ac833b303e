import { and, eq, notExists, notInArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { expressJobs } from "#server/db/schema/express.ts";
import { orders } from "#server/db/schema/orders.ts";
import { propertyOfExpress } from "#shared/express-property.ts";
import type { CustomerId } from "./customers.ts";
import { isUuid } from "./is-uuid.ts";
import { expressSubject, isOpenOrderFor, UNSETTLED_STATES } from "./orders.ts";
import { changedMarks, changeMarks, type Marks, readMarks } from "./pictures/seen-things.ts";

type StoredJob = typeof expressJobs.$inferSelect;
// With what the host said to what its pictures show.
export type ExpressJob = StoredJob & { findingMarks: Marks };

// Null for another customer's listing as for one that does not exist.
export async function findExpressJob(db: Db, customerId: CustomerId, id: string): Promise<ExpressJob | null> {
  if (!isUuid(id)) return null;
  const [job] = await db
    .select()
    .from(expressJobs)
    .where(and(eq(expressJobs.id, id), eq(expressJobs.customerId, customerId)));
  return job ? { ...job, findingMarks: await marksOf(db, job) } : null;
}

async function marksOf(db: Db, { id, photos, removedPhotos, floorPlan }: StoredJob): Promise<Marks> {
  const hasPictures = photos.length + removedPhotos.length > 0 || floorPlan !== null;
  return hasPictures ? readMarks(db, { expressJobId: id }) : {};
}

type NewExpressJob = typeof expressJobs.$inferInsert & { customerId: CustomerId };

export async function insertExpressJob(db: Db | Tx, job: NewExpressJob): Promise<string> {
  const [inserted] = await db.insert(expressJobs).values(job).returning({ id: expressJobs.id });
  if (!inserted) throw new Error("the express job was not stored");
  return inserted.id;
}

type Update = { before: ExpressJob; after: ExpressJob; by: CustomerId };

// Null when another change, or a payment, came first: then what was read is outdated.
export async function updateExpressJob(db: Db, { before, after, by }: Update): Promise<ExpressJob | null> {
  const markChanges = changedMarks(before.findingMarks, after.findingMarks);
  if (Object.keys(markChanges).length === 0) return replace(db, before, after);
  return db.transaction(async (tx) => {
    const changed = await replace(tx, before, after);
    if (changed) await changeMarks(tx, { expressJobId: before.id }, { changes: markChanges, by });
    return changed;
  });
}

// The listing and its open orders in one statement: what is said after the price was named counts until it is paid.
async function replace(db: Db | Tx, before: ExpressJob, after: ExpressJob): Promise<ExpressJob | null> {
  const { findingMarks, ...columns } = after;
  const isUnchanged = and(
    eq(expressJobs.id, before.id),
    eq(expressJobs.version, before.version),
    notExists(paidOrders(db, before)),
  );
  const changed = db.$with("changed").as(
    db
      .update(expressJobs)
      .set({ ...changesBetween(before, columns), version: sql`${expressJobs.version} + 1` })
      .where(isUnchanged)
      .returning(),
  );
  const isOpen = and(ordersFor(before), isOpenOrderFor(expressSubject(before.id)));
  const kept = db.$with("kept").as(
    db
      .update(orders)
      .set({ propertyData: propertyOfExpress(after) })
      .where(and(isOpen, sql`exists (select from ${changed})`))
      .returning({ id: orders.id }),
  );
  const [job] = await db.with(changed, kept).select().from(changed);
  return job ? { ...job, findingMarks } : null;
}

function changesBetween(before: StoredJob, after: StoredJob): Partial<StoredJob> {
  const isChanged = (column: string) => before[column as keyof StoredJob] !== after[column as keyof StoredJob];
  return Object.fromEntries(Object.entries(after).filter(([column]) => isChanged(column)));
}

function ordersFor({ id, customerId }: StoredJob) {
  return and(eq(orders.customerId, customerId), eq(orders.subject, expressSubject(id)));
}

function paidOrders(db: Db | Tx, job: StoredJob) {
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(and(ordersFor(job), notInArray(orders.state, [...UNSETTLED_STATES])));
}

export async function isOrdered(db: Db, job: ExpressJob): Promise<boolean> {
  const [order] = await paidOrders(db, job).limit(1);
  return order !== undefined;
}
