import { lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#server/db/connect.ts";
import { emailLinks, sessions, verifications } from "#server/db/schema/accounts.ts";
import type { Schedule } from "#server/jobs/queue-run.ts";
import { bindTask, defineTask } from "#server/jobs/task.ts";

const forgetEndedSessionsTask = defineTask({ name: "forget-ended-sessions", payload: z.unknown(), maxAttempts: 3 });

export const forgetEndedSessionsDaily: Schedule = { task: forgetEndedSessionsTask.name, match: "37 4 * * *" };

// Sessions and mailed links that can no longer be used.
export function bindForgetEndedSessions(db: Db) {
  return bindTask(forgetEndedSessionsTask, async () => {
    for (const table of [sessions, verifications, emailLinks]) {
      await db.delete(table).where(lt(table.expiresAt, sql`now()`));
    }
  });
}
