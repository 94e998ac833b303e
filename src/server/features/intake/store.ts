import { and, eq } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { drafts, expressJobs } from "#server/db/schema/intake.ts";
import type { CustomerId } from "#server/http/customers.ts";

type NewDraft = Pick<typeof drafts.$inferInsert, "mode" | "formData"> & { customerId: CustomerId };

export async function insertDraft(db: Db, draft: NewDraft): Promise<string> {
  const [inserted] = await db.insert(drafts).values(draft).returning({ id: drafts.id });
  if (!inserted) throw new Error("the draft was not stored");
  return inserted.id;
}

type NewExpressJob = typeof expressJobs.$inferInsert & { customerId: CustomerId };

export async function insertExpressJob(db: Db | Tx, job: NewExpressJob): Promise<string> {
  const [inserted] = await db.insert(expressJobs).values(job).returning({ id: expressJobs.id });
  if (!inserted) throw new Error("the express job was not stored");
  return inserted.id;
}

export async function findDraftOf(db: Db, customerId: CustomerId, id: string) {
  const [found] = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.id, id), eq(drafts.customerId, customerId)));
  return found ?? null;
}
