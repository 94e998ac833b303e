import { expect, onTestFinished, test } from "vitest";
import { createLog } from "#server/process/log.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/database/fresh-database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { LIVENESS_LOCK, proveLiveness } from "./liveness.ts";
import { freeOrphanedJobs } from "./worker.ts";

async function holders({ pool }: FreshDatabase): Promise<number[]> {
  const found = await pool.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and granted and classid::bigint = $1
      and database = (select oid from pg_database where datname = current_database())`,
    [LIVENESS_LOCK],
  );
  return found.rows.map(({ pid }) => pid);
}

test("only jobs whose worker holds no lock are freed", async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const { pool } = database;
  const alive = proveLiveness({ pool, workerName: "alive", log: createLog("silent") });
  await alive.held;
  for (const worker of ["alive", "dead"]) {
    await pool.query("select graphile_worker.add_job('greet', json_build_object('worker', $1::text))", [worker]);
    await pool.query(
      "update graphile_worker._private_jobs set locked_by = $1, locked_at = now() where payload->>'worker' = $1",
      [worker],
    );
  }
  await freeOrphanedJobs(pool);
  const locked = await pool.query("select locked_by from graphile_worker._private_jobs where locked_by is not null");
  expect(locked.rows).toEqual([{ locked_by: "alive" }]);
  alive.release();
});

test("a lost connection is replaced and the lock taken again; a release gives it up for good", async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const liveness = proveLiveness({ pool: database.pool, workerName: "steady", log: createLog("silent") });
  await liveness.held;
  const [first] = await holders(database);
  await database.pool.query("select pg_terminate_backend($1)", [first]);
  await eventually(async () => {
    const [current] = await holders(database);
    return current !== undefined && current !== first;
  }, "the lock is held by a new connection");
  liveness.release();
  await eventually(async () => (await holders(database)).length === 0, "nobody holds the lock");
});
