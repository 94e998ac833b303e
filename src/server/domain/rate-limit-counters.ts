import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db, Tx } from "#server/db/connect.ts";
import { namedStatement } from "#server/db/named-statement.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { Schedule } from "#server/jobs/queue-run.ts";
import { bindTask, defineTask } from "#server/jobs/task.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const forgetRateLimitsTask = defineTask({ name: "forget-rate-limits", payload: z.unknown(), maxAttempts: 3 });

export const forgetRateLimitsDaily: Schedule = { task: forgetRateLimitsTask.name, match: "17 4 * * *" };

type Hits = { hits: number; ttl: number };

// A window that has passed begins again.
export const ADD_TO_COUNTER = `
  on conflict (key) do update set
    hits = case when counter.resets_at <= now() then excluded.hits else counter.hits + excluded.hits end,
    resets_at = case when counter.resets_at <= now() then excluded.resets_at else counter.resets_at end
  returning key, hits, (extract(epoch from resets_at - now()) * 1000)::int as ttl`;

// A count that a crash loses in its last half second is no loss; callers who share a counter would otherwise wait for
// the disk one after the other. Only for statements that are a transaction of their own.
export const WITHOUT_WAITING_FOR_THE_DISK = "set_config('synchronous_commit', 'off', true)";

// Joins the caller's transaction, if there is one.
export async function countHit(
  db: Db | Tx,
  key: string,
  timeWindowMs: number,
): Promise<{ current: number; ttl: number }> {
  const { rows } = await db.execute<Hits>(sql`
    insert into rate_limits as counter (key, hits, resets_at)
    values (${key}, 1, now() + ${timeWindowMs} * interval '1 millisecond')
    ${sql.raw(ADD_TO_COUNTER)}`);
  return countedIn(rows);
}

const countRouteCall = namedStatement<Hits>(
  "count-route-call",
  `insert into rate_limits as counter (key, hits, resets_at)
   select $1, 1, now() + $2::int * interval '1 millisecond' from ${WITHOUT_WAITING_FOR_THE_DISK}
   ${ADD_TO_COUNTER}`,
);

export async function countCall(db: Db, key: string, timeWindowMs: number): Promise<{ current: number; ttl: number }> {
  return countedIn(await countRouteCall(db, key, timeWindowMs));
}

function countedIn([row]: Hits[]): { current: number; ttl: number } {
  if (!row) throw new Error("the rate limit counter answered nothing");
  return { current: row.hits, ttl: row.ttl };
}

export async function forgetExpiredRateLimits(db: Db): Promise<void> {
  await db.execute(sql`delete from rate_limits where resets_at < now()`);
}

export function bindForgetRateLimits(db: Db) {
  return bindTask(forgetRateLimitsTask, () => forgetExpiredRateLimits(db));
}

type Limit = { key: string; windowMs: number; max: number };
type Refusal = { message: string | ((ttlMs: number) => string); field?: string };

// All are counted before the first that is exceeded refuses: what is refused counts too.
export async function refuseBeyond(db: Db | Tx, limits: Limit[], { message, field }: Refusal): Promise<void> {
  const counted: { max: number; current: number; ttl: number }[] = [];
  for (const { key, windowMs, max } of limits) counted.push({ max, ...(await countHit(db, key, windowMs)) });
  const exceeded = counted.find(({ current, max }) => current > max);
  if (!exceeded) return;
  const words = typeof message === "string" ? message : message(exceeded.ttl);
  throw new AppError("rate_limited", words, field === undefined ? {} : { field });
}

// The counters outlive the request and need no readable address.
export function hashedAddress(email: string): string {
  return createHash("sha256").update(email.trim().toLowerCase()).digest("hex");
}

type Posting = { kind: string; to: string; max: number };

// Whether one more mail of a kind may go to an address today.
export async function isWithinDailyMails(db: Db | Tx, { kind, to, max }: Posting): Promise<boolean> {
  const { current } = await countHit(db, `${kind} address ${hashedAddress(to)}`, DAY_MS);
  return current <= max;
}
