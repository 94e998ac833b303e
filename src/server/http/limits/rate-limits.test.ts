import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { forgetExpiredRateLimits } from "#server/domain/rate-limit-counters.ts";
import { createTestApp } from "#tests/support/app/test-app.ts";
import { freshDatabase } from "#tests/support/database/fresh-database.ts";
import { createCallCounter } from "./rate-limits.ts";

const START_DRAFT = {
  method: "POST",
  url: "/api/intake/property",
  payload: { mode: "deep", address: "12 Pine Road, Oslo" },
} as const;

test("a limit holds over two servers on one database, and says when to come back", async () => {
  // 120 drafts an hour, scaled down to 6.
  const env = { RATE_LIMIT_SCALE: "0.05" };
  const first = await createTestApp({ env });
  const second = await createTestApp({ env, database: first.database });
  const statuses: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    for (const { app } of [first, second]) statuses.push((await app.inject(START_DRAFT)).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);

  const refused = await first.app.inject(START_DRAFT);
  expect(refused.json<{ message: string }>().message).toMatch(
    /^Too many requests\. Please try again in \d+ seconds\.$/,
  );
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  await second.close();
  await first.close();
});

test("each call has a counter of its own", async () => {
  const { app, close } = await createTestApp({ env: { RATE_LIMIT_SCALE: "0.05" } });
  for (let turn = 0; turn < 7; turn++) await app.inject(START_DRAFT);
  expect((await app.inject(START_DRAFT)).statusCode).toBe(429);
  const login = { email: "nobody@example.com", password: "a guess" };
  expect((await app.inject({ method: "POST", url: "/api/login", payload: login })).statusCode).toBe(401);
  await close();
});

test("under a burst of parallel calls not one more than the limit gets through", async () => {
  const { app, close } = await createTestApp({ env: { RATE_LIMIT_SCALE: "0.05" } });
  const answers = await Promise.all(Array.from({ length: 40 }, () => app.inject(START_DRAFT)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6);
  await close();
});

test("a window that has passed starts again at one, and passed windows are forgotten", async () => {
  const { app, database, close } = await createTestApp({ env: { RATE_LIMIT_SCALE: "0.05" } });
  for (let turn = 0; turn < 7; turn++) await app.inject(START_DRAFT);
  await database.db.execute(sql`update rate_limits set resets_at = now() - interval '1 second'`);
  expect((await app.inject(START_DRAFT)).statusCode).toBe(200);

  await database.db.execute(sql`update rate_limits set resets_at = now() - interval '1 second'`);
  await forgetExpiredRateLimits(database.db);
  const left = await database.db.execute(sql`select * from rate_limits`);
  expect(left.rows).toEqual([]);
  await close();
});

test("pages and health checks are not counted", async () => {
  const { app, database, close } = await createTestApp();
  await app.inject("/healthz");
  await app.inject("/");
  const counted = await database.db.execute(sql`select * from rate_limits`);
  expect(counted.rows).toEqual([]);
  await close();
});

const MINUTE_MS = 60_000;
// Any call without a limit of its own.
const ANY_CALL = "/api/auth/user";

test("all other calls have one limit together, and the refusal says when to come back", async () => {
  // 600 a minute, scaled down to 6.
  const { app, close } = await createTestApp({ env: { RATE_LIMIT_SCALE: "0.01" } });
  const answers = await Promise.all(Array.from({ length: 8 }, () => app.inject(ANY_CALL)));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
  const refused = await app.inject("/api/user/listings");
  expect(refused.statusCode).toBe(429);
  expect(refused.json<{ message: string }>().message).toMatch(
    /^Too many requests\. Please try again in \d+ seconds\.$/,
  );
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  await close();
});

const onTrouble = (error: unknown) => {
  throw error;
};

test("servers hear of each other's counts, and a window that has passed starts again", async () => {
  const { db, drop } = await freshDatabase();
  const [first, second] = [MINUTE_MS, MINUTE_MS].map((windowMs) => createCallCounter({ db, windowMs, onTrouble }));
  if (!first || !second) throw new Error("there are two counters");
  for (let call = 0; call < 4; call++) first.count("10.0.0.1");
  await first.sync();
  second.count("10.0.0.1");
  second.count("10.0.0.2");
  await second.sync();
  expect(second.count("10.0.0.1").current).toBe(6);
  expect(second.count("10.0.0.2").current).toBe(2);
  first.count("10.0.0.1");
  await second.sync();
  await first.sync();
  expect(first.count("10.0.0.1").current).toBe(8);

  for (const counter of [first, second]) await counter.sync();
  await db.execute(sql`update rate_limits set resets_at = now() - interval '1 second'`);
  first.count("10.0.0.1");
  await first.sync();
  expect(first.count("10.0.0.1").current).toBe(2);
  for (const counter of [first, second]) await counter.stop();
  await drop();
});

test("a call does not wait for the row that its caller is counted in", async () => {
  const { app, database, close } = await createTestApp();
  await app.inject(ANY_CALL);
  await database.db.execute(sql`
    insert into rate_limits (key, hits, resets_at) values ('all 127.0.0.1', 1, now() + interval '1 minute')
    on conflict do nothing`);
  const holder = await database.pool.connect();
  await holder.query("begin");
  await holder.query("select from rate_limits where key = 'all 127.0.0.1' for update");
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject(ANY_CALL)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 401));
  await holder.query("rollback");
  holder.release();
  await close();
});
