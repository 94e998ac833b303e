import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { customers } from "#server/db/schema/customers.ts";
import { drafts } from "#server/db/schema/intake.ts";
import { bindTask, defineTask, enqueue } from "#server/jobs/task.ts";
import { startWorker } from "#server/jobs/worker.ts";
import { signUp } from "#tests/support/app/members.ts";
import { capturedLog, createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";
import { eventually } from "#tests/support/eventually.ts";

const { log, lines } = capturedLog();
const current = useTestApp({ log, env: { RATE_LIMIT_SCALE: "100" } });
const logged = () => lines.join("");
const DOOR_CODE = "lockbox opens with 4711";

async function insertWithNul(): Promise<unknown> {
  const { db } = current().database;
  const customerId = randomUUID();
  await db.insert(customers).values({ id: customerId });
  const formData = { notes: DOOR_CODE, address: "77 Hidden Lane\u0000" };
  return db
    .insert(drafts)
    .values({ customerId, mode: "deep", formData })
    .then(
      () => null,
      (error: unknown) => error,
    );
}

test("a value that the database refuses is not in the log, however the error is logged", async () => {
  const error = await insertWithNul();
  expect(String(error)).toContain("4711");
  log.error({ err: error }, "request failed");
  log.error(error);
  log.error({ err: error });
  log.error({ err: error }, (error as Error).message);
  log.warn({ details: [error], reason: error }, "the library complains");
  expect(logged()).toContain("Failed query: insert into");
  expect(logged()).not.toMatch(/4711|Hidden Lane/);
});

test("a call whose text cannot be stored leaves no trace of the text in the log", async () => {
  const browser = createTestBrowser(current().app);
  const started = await browser.post("/api/intake/property", { mode: "deep", address: "12 Pine Road, Oslo" });
  const form_data = { neighborhood: `${DOOR_CODE}\u0000` };
  await browser.put(`/api/intake/${started.json<{ id: string }>().id}`, { form_data });
  expect(logged()).not.toContain("4711");
});

test("a database error about a value does not log the value", async () => {
  const { db } = current().database;
  const failures = [
    sql`select ${"secret-4711"}::int`,
    sql`select ${"secret-4711"}::uuid`,
    sql`select 'secret-4711'::date`,
  ];
  for (const query of failures) {
    const error: unknown = await db.execute(query).catch((reason: unknown) => reason);
    log.error({ err: (error as Error).cause }, "the cause alone");
  }
  const own = lines.filter((line) => line.includes("the cause alone"));
  expect(own).toHaveLength(3);
  expect(own.join("")).not.toContain("secret-4711");
  expect(own.join("")).toContain('"code":"22P02"');
});

test("a session's token is not in the log when its look-up is cut off, and the caller is told to try again", async () => {
  const { app, database } = current();
  const browser = await signUp(app, `${randomUUID()}@example.com`);
  const token = decodeURIComponent(browser.cookies.get("stayscribe.session_token") ?? "").split(".")[0] ?? "";
  expect(token.length).toBeGreaterThan(20);
  const obstacle = new pg.Client(database.connection);
  await obstacle.connect();
  onTestFinished(() => obstacle.end());
  await obstacle.query("begin; lock table sessions in access exclusive mode");
  const answer = browser.get("/api/auth/user");
  // Other tests wait for locks in databases of their own on the same server.
  const waiting = async () => {
    const found = await obstacle.query<{ pid: number }>(`select pid from pg_locks where not granted
      and database = (select oid from pg_database where datname = current_database())`);
    return found.rows[0]?.pid;
  };
  await eventually(async () => (await waiting()) !== undefined, "the look-up waits");
  await obstacle.query("select pg_terminate_backend($1)", [await waiting()]);
  const { statusCode, headers, json } = await answer;
  await obstacle.query("rollback");
  expect(statusCode).toBe(503);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect(json().message).toMatch(/database cannot be reached.*try again/);
  expect(logged()).toContain("57P01");
  expect(logged()).not.toContain(token);
});

test("a job that fails with a query takes neither its values nor a mailed link to the log", async () => {
  const { database } = current();
  const doomed = defineTask({ name: "doomed", payload: z.object({ link: z.string() }), maxAttempts: 1 });
  const tasks = [
    bindTask(doomed, async ({ link }) => void (await database.db.execute(sql`select ${`${link} ${DOOR_CODE}`}::int`))),
  ];
  const worker = await startWorker({ pool: database.pool, tasks, schedules: [], log });
  onTestFinished(() => worker.stop());
  await enqueue(database.db, doomed, { link: "https://stay.example/reset-password?token=mailed-secret" });
  await eventually(() => logged().includes("Failed task"), "the job failed");
  expect(logged()).not.toMatch(/mailed-secret|4711/);
});

test("a log line of a cookie header or a request does not show the session", () => {
  const { log: own, lines: ownLines } = capturedLog();
  own.warn("sent cookie: stayscribe.session_token=abcdefgh.sig; visitor=ijklmnop.sig");
  own.warn({ req: { method: "GET", url: "/files/x?token=abcdefgh", routeOptions: { url: "/files/*" } } }, "slow");
  expect(ownLines.join("")).not.toMatch(/abcdefgh|ijklmnop/);
  expect(ownLines.join("")).toContain("/files/*");
});
