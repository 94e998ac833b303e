import type { PoolClient } from "pg";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { freshDatabase } from "#tests/support/database/fresh-database.ts";
import { GuardedPool } from "./guarded-pool.ts";

const database = await freshDatabase();
afterAll(() => database.drop());

function poolOf(max: number, { connectMs = 60_000 } = {}): GuardedPool {
  const pool = new GuardedPool({ ...database.connection, max }, { limits: { connectMs, statementMs: 60_000 } });
  // The pool emits an error for a broken connection; without a listener it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client: PoolClient) => client.on("error", () => {}));
  onTestFinished(() => pool.end());
  return pool;
}

test("who waits too long for a connection is told so, and takes none away from those who come later", async () => {
  const pool = poolOf(1, { connectMs: 2_000 });
  const lent = await pool.connect();
  const waiting = [pool.connect(), pool.query("select 1")];
  const outcomes = await Promise.allSettled(waiting);
  expect(outcomes.map((outcome) => String(outcome.status === "rejected" && outcome.reason))).toEqual(
    waiting.map(() => "StorageTroubleError: all connections to the database are busy"),
  );
  lent.release();
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
});

test("a connection that breaks while it is lent out goes back by itself", async () => {
  const pool = poolOf(1);
  const lent = await pool.connect();
  await expect(lent.query("select pg_terminate_backend(pg_backend_pid())")).rejects.toThrow();
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("giving a connection back twice does not take it from the next borrower", async () => {
  const pool = poolOf(1);
  const first = await pool.connect();
  const giveBack = first.release.bind(first);
  giveBack();
  const second = await pool.connect();
  giveBack();
  expect(pool.idleCount).toBe(0);
  second.release();
  expect(pool.idleCount).toBe(1);
});
