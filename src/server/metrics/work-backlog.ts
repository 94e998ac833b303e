import { inArray, sql } from "drizzle-orm";
import { Gauge, Registry } from "prom-client";
import type { Db } from "#server/db/connect.ts";
import { orders } from "#server/db/schema/orders.ts";
import { UNDELIVERED_STATES } from "#server/domain/orders.ts";

const QUESTIONS = {
  stayscribe_orders_undelivered: "Orders that were paid, or are free, and are not delivered",
  stayscribe_orders_undelivered_oldest_seconds: "How long ago the oldest of them was settled",
  stayscribe_jobs_waiting: "Jobs whose time has come and that are not done",
  stayscribe_jobs_waiting_oldest_seconds: "How long ago the time of the oldest of them came",
  stayscribe_jobs_given_up: "Jobs that failed as often as they may",
};
const DATABASE_UP = "stayscribe_database_up";

// As the driver gives large numbers.
type Answers = Record<keyof typeof QUESTIONS, string>;

export type WorkBacklog = { registry: Registry; look: () => Promise<void> };

// What is owed right now stands in the database, and every server answers the same.
export function createWorkBacklog(db: Db): WorkBacklog {
  const registry = new Registry();
  const isUp = new Gauge({ name: DATABASE_UP, help: "Whether the database answers", registers: [registry] });
  const gauges = Object.entries(QUESTIONS).map(
    ([name, help]) => [name as keyof Answers, new Gauge({ name, help, registers: [registry] })] as const,
  );
  const look = async () => {
    const answers = await ask(db).catch(() => null);
    isUp.set(answers ? 1 : 0);
    // An old number would look like a current one.
    for (const [name, gauge] of gauges) gauge.set(answers ? Number(answers[name]) : Number.NaN);
  };
  return { registry, look };
}

// An order without property data cannot be written yet, so it is not late.
async function ask(db: Db): Promise<Answers | null> {
  const { rows } = await db.execute<Answers>(sql`
    with owed as (
      select coalesce(settled_at, updated_at) as since from orders
      where ${inArray(orders.state, [...UNDELIVERED_STATES])} and property_data is not null
    ), waiting as (
      select run_at as since from graphile_worker._private_jobs where attempts < max_attempts and run_at <= now()
    )
    select
      (select count(*) from owed) as stayscribe_orders_undelivered,
      (select extract(epoch from coalesce(now() - min(since), '0')) from owed)
        as stayscribe_orders_undelivered_oldest_seconds,
      (select count(*) from waiting) as stayscribe_jobs_waiting,
      (select extract(epoch from coalesce(now() - min(since), '0')) from waiting)
        as stayscribe_jobs_waiting_oldest_seconds,
      (select count(*) from graphile_worker._private_jobs where attempts >= max_attempts) as stayscribe_jobs_given_up`);
  return rows[0] ?? null;
}
