import { z } from "zod";
import type { Db } from "#server/db/connect.ts";
import type { Schedule } from "#server/jobs/queue-run.ts";
import { bindTask, defineTask } from "#server/jobs/task.ts";
import { forgetExpiredRateLimits } from "./rate-limit-store.ts";

const forgetRateLimitsTask = defineTask({ name: "forget-rate-limits", payload: z.unknown(), maxAttempts: 3 });

export const forgetRateLimitsDaily: Schedule = { task: forgetRateLimitsTask.name, match: "17 4 * * *" };

export function bindForgetRateLimits(db: Db) {
  return bindTask(forgetRateLimitsTask, () => forgetExpiredRateLimits(db));
}
