import { and, eq } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { expressJobs } from "#server/db/schema/express.ts";
import type { CustomerId } from "./customers.ts";
import { isUuid } from "./is-uuid.ts";
import { type Marks, readMarks } from "./pictures/seen-things.ts";

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
