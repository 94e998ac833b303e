import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { expressJobs } from "#server/db/schema/express.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { CustomerId } from "#server/http/customers.ts";

export type ExpressJob = typeof expressJobs.$inferSelect;
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
  return job ?? null;
}

export async function lockExpressJob(tx: Tx, own: OwnJob): Promise<ExpressJob | null> {
  const [job] = await tx.select().from(expressJobs).where(isOwn(own)).for("update");
  return job ?? null;
}

export async function updateExpressJob(tx: Tx, id: string, changes: Partial<ExpressJob>): Promise<ExpressJob> {
  const [job] = await tx.update(expressJobs).set(changes).where(eq(expressJobs.id, id)).returning();
  if (!job) throw new Error("the express job was not changed");
  return job;
}

export async function isOrdered(db: Db | Tx, id: string): Promise<boolean> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.subject, `express:${id}`), notInArray(orders.state, ["open", "expired"])))
    .limit(1);
  return order !== undefined;
}

// The pictures that somebody has yet to look at. A job that has been given up is no longer waited for.
export async function findUnseenFiles(db: Db, files: string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ task: string; file: string }>(sql`
    select task.identifier as task, job.payload->>'file' as file
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier in ('look-at-photo', 'read-plan') and (job.attempts < job.max_attempts or job.locked_at is not null)
      and job.payload->>'file' = any(${sql.param(files)})`);
  return new Set(rows.map(({ task, file }) => `${task} ${file}`));
}
