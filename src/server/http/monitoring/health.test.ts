import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestApp } from "#tests/support/app/test-app.ts";

test("a database that a newer migration has not reached is not ready", async () => {
  const { app, database, close } = await createTestApp();
  await database.db.execute(sql`delete from drizzle.__drizzle_migrations`);
  const answer = await app.inject("/readyz");
  expect(answer.statusCode).toBe(503);
  await close();
});

test("a database that does not answer is not ready, and the process stays up", async () => {
  const { app, database, close } = await createTestApp();
  await database.drop();
  expect((await app.inject("/readyz")).statusCode).toBe(503);
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  await close();
});
