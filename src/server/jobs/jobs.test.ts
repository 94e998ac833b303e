import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createLog } from "#server/process/log.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/database/fresh-database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { bindTask, defineTask, enqueue } from "./task.ts";
import { startWorker } from "./worker.ts";

const greet = defineTask({ name: "greet", payload: z.object({ name: z.string() }), maxAttempts: 3 });
const log = createLog("silent");
let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

async function jobsLeft(): Promise<number> {
  const counted = await database.db.execute<{ left: number }>(
    sql`select count(*)::int as left from graphile_worker.jobs`,
  );
  return counted.rows[0]?.left ?? -1;
}

test("a job enqueued in a transaction exists only if the transaction commits", async () => {
  const rolledBack = database.db.transaction(async (tx) => {
    await enqueue(tx, greet, { name: "nobody" });
    throw new Error("changed our mind");
  });
  await expect(rolledBack).rejects.toThrow("changed our mind");
  expect(await jobsLeft()).toBe(0);

  await database.db.transaction((tx) => enqueue(tx, greet, { name: "Ana" }));
  expect(await jobsLeft()).toBe(1);

  const greeted: string[] = [];
  const tasks = [bindTask(greet, async ({ name }) => void greeted.push(name))];
  const worker = await startWorker({ pool: database.pool, tasks, schedules: [], log });
  await eventually(() => greeted.length > 0, "the job ran");
  await worker.stop();
  expect(greeted).toEqual(["Ana"]);
  expect(await jobsLeft()).toBe(0);
});

test("stopping waits until the job at work is done and recorded; what was not begun stays for the next worker", async () => {
  const finished: string[] = [];
  const started = Promise.withResolvers<void>();
  const mayFinish = Promise.withResolvers<void>();
  const tasks = [
    bindTask(greet, async ({ name }) => {
      started.resolve();
      await mayFinish.promise;
      finished.push(name);
    }),
  ];
  // Slow enough that a stop which does not wait for the record is found out every time.
  await database.db.execute(sql`
    create function slowly() returns trigger language plpgsql as 'begin perform pg_sleep(0.3); return old; end';
    create trigger slowly before delete on graphile_worker._private_jobs for each row execute function slowly()
  `);
  const worker = await startWorker({ pool: database.pool, tasks, schedules: [], log });
  await enqueue(database.db, greet, { name: "Ben" });
  await started.promise;
  const stopped = worker.stop();
  setTimeout(mayFinish.resolve, 100);
  await stopped;
  expect(await jobsLeft()).toBe(0);
  await enqueue(database.db, greet, { name: "Cleo" });
  expect(finished).toEqual(["Ben"]);
  expect(await jobsLeft()).toBe(1);

  const next = await startWorker({ pool: database.pool, tasks, schedules: [], log });
  await eventually(() => finished.length === 2, "the next worker did what was left");
  await next.stop();
  expect(finished).toEqual(["Ben", "Cleo"]);
  expect(await jobsLeft()).toBe(0);
});

test("a payload that does not fit its task fails the job and is kept for inspection", async () => {
  const tasks = [bindTask(greet, async () => {})];
  const worker = await startWorker({ pool: database.pool, tasks, schedules: [], log });
  await database.db.execute(sql`select graphile_worker.add_job('greet', '{"name": 7}'::json, max_attempts := 1)`);
  const lastError = async () => {
    const found = await database.db.execute<{ last_error: string | null }>(
      sql`select last_error from graphile_worker.jobs`,
    );
    return found.rows[0]?.last_error ?? null;
  };
  await eventually(async () => (await lastError()) !== null, "the job failed");
  await worker.stop();
  expect(await lastError()).toContain("expected string");
});

test("a job that a person waits for is done before one that can wait, however late it came", async () => {
  const tidy = defineTask({ name: "tidy", payload: z.object({}), maxAttempts: 1, isPatient: true });
  for (let nth = 0; nth < 8; nth++) await enqueue(database.db, tidy, {});
  await enqueue(database.db, greet, { name: "Ana" });
  const done: string[] = [];
  // Patient jobs hold their places until the other job has run: taken in the order they came, they would leave it none.
  const greeting = Promise.withResolvers<void>();
  const tasks = [
    bindTask(tidy, async () => {
      await greeting.promise;
      done.push("tidied");
    }),
    bindTask(greet, async ({ name }) => {
      done.push(name);
      greeting.resolve();
    }),
  ];
  const worker = await startWorker({ pool: database.pool, tasks, schedules: [], log });
  await eventually(() => done.length === 9, "all of them ran");
  await worker.stop();
  expect(done[0]).toBe("Ana");
});
