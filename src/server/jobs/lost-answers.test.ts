import { sql } from "drizzle-orm";
import type { Pool, QueryConfig, QueryResult } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { capturedLog } from "#tests/support/app/test-app.ts";
import { freshDatabase } from "#tests/support/database/fresh-database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { type BoundTask, bindTask, defineTask, enqueue } from "./task.ts";
import { startWorker } from "./worker.ts";

const greet = defineTask({ name: "greet", payload: z.object({ name: z.string() }), maxAttempts: 5 });

async function databaseUntilTestEnds() {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const { db, pool } = database;
  const { log, lines } = capturedLog("warn");
  return {
    db,
    pool,
    lines,
    count: async (what: string): Promise<number> => {
      const counted = await db.execute<{ found: number }>(sql.raw(`select count(*)::int as found ${what}`));
      return counted.rows[0]?.found ?? -1;
    },
    work: async (tasks: BoundTask[]) => {
      const worker = await startWorker({ pool, tasks, schedules: [], log });
      onTestFinished(() => worker.stop());
    },
  };
}

// From now on a job that was just taken is taken in the database, but who took it does not hear of it, once.
function loseOneTakenJob(pool: Pool): { isLost: () => boolean } {
  let isLost = false;
  pool.on("connect", (client) => {
    const ask = client.query.bind(client) as (...args: unknown[]) => unknown;
    const query = async (asked: QueryConfig, ...more: unknown[]): Promise<unknown> => {
      const answer = await ask(asked, ...more);
      const isTaken = asked.text?.includes("locked_by = $1") && (answer as QueryResult).rows.length > 0;
      if (isLost || !isTaken) return answer;
      isLost = true;
      throw new Error("Connection terminated unexpectedly");
    };
    client.query = query as typeof client.query;
  });
  return { isLost: () => isLost };
}

test("a job that was taken when the connection broke is done all the same, by the same server", async () => {
  const { db, pool, count, work } = await databaseUntilTestEnds();
  const { isLost } = loseOneTakenJob(pool);
  const greeted: string[] = [];
  await enqueue(db, greet, { name: "Ana" });
  await work([bindTask(greet, async ({ name }) => void greeted.push(name))]);
  await eventually(() => greeted.length > 0, "the job was done");
  expect(isLost()).toBe(true);
  await eventually(async () => (await count("from graphile_worker.jobs")) === 0, "it is recorded");
  expect(greeted).toEqual(["Ana"]);
});

test("ends of jobs that cannot be recorded, several at once, do not stop the queue for good", async () => {
  const { db, lines, count, work } = await databaseUntilTestEnds();
  const recording = "from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'";
  // Their record is never answered until the connections break.
  await db.execute(sql`
    create table stalling as select true;
    create function stall() returns trigger language plpgsql as
      'begin if exists (select from stalling) then perform pg_sleep(600); end if; return old; end';
    create trigger stall before delete on graphile_worker._private_jobs for each row execute function stall()
  `);
  const names = ["Ana", "Ben", "Cleo"];
  const mayEnd = new Map(["Dan", ...names].map((name) => [name, Promise.withResolvers<void>()]));
  await work([bindTask(greet, async ({ name }) => mayEnd.get(name)?.promise)]);
  for (const name of mayEnd.keys()) await enqueue(db, greet, { name });
  for (const [nth, name] of names.entries()) {
    mayEnd.get(name)?.resolve();
    await eventually(async () => (await count(recording)) === nth + 1, "the next end is being recorded");
  }
  await db.execute(sql`delete from stalling`);
  // No other connection is broken: one that lies in the pool might be handed to a question below before it is known dead.
  await db.execute(sql.raw(`select pg_terminate_backend(pid) ${recording}`));
  // One job is at work until it is known that the others were not recorded.
  await eventually(
    () => lines.filter((line) => line.includes("Failed to complete jobs")).length === names.length,
    "the records failed",
  );
  mayEnd.get("Dan")?.resolve();
  await eventually(async () => (await count("from graphile_worker.jobs")) === 0, "all jobs are done");
});
