import { and, isNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#server/db/connect.ts";
import { listings } from "#server/db/schema/listings.ts";
import { forgetListings } from "#server/domain/forget-listings.ts";
import type { Schedule } from "#server/jobs/queue-run.ts";
import { bindTask, defineTask } from "#server/jobs/task.ts";

const BATCH_SIZE = 200;
// A day to sign up and keep it, and the half hour of a view that began at the end of it.
const KEPT_FOR = sql`now() - interval '24 hours 30 minutes'`;

const forgetGuestTextsTask = defineTask({ name: "forget-guest-texts", payload: z.unknown(), maxAttempts: 3 });

export const forgetGuestTextsHourly: Schedule = { task: forgetGuestTextsTask.name, match: "41 * * * *" };

export function bindForgetGuestTexts(db: Db) {
  return bindTask(forgetGuestTextsTask, async () => {
    while ((await forgetBatch(db)) === BATCH_SIZE);
  });
}

async function forgetBatch(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: listings.id })
      .from(listings)
      .where(and(listings.isGuest, isNull(listings.forgottenAt), lt(listings.createdAt, KEPT_FOR)))
      .limit(BATCH_SIZE)
      .for("update", { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await forgetListings(tx, ids);
    return ids.length;
  });
}
