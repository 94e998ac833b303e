import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestApp } from "#tests/support/test-app.ts";
import { forgetExpiredRateLimits } from "./rate-limits.ts";

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
