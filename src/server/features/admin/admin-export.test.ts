import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { users } from "#server/db/schema/accounts.ts";
import { ADMIN_EMAIL, signUp, signUpAdmin } from "#tests/support/app/members.ts";
import { placeOrder } from "#tests/support/app/placed-order.ts";
import { createTestApp, type TestApp } from "#tests/support/app/test-app.ts";
import { eventually } from "#tests/support/eventually.ts";

async function openDesk() {
  const desk = await createTestApp({ env: { ADMIN_EMAIL } });
  onTestFinished(desk.close);
  return { desk, admin: await signUpAdmin(desk) };
}

// Written down anew, so that a mistake of the writing library would show.
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'));
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

test("users are exported as CSV with a byte order mark, CRLF lines and a dated file name", async () => {
  const { desk, admin } = await openDesk();
  const member = await signUp(desk.app, "exported@example.com");
  await placeOrder(desk.database.db, { userId: member.id });
  const answer = await admin.get("/api/admin/export/users");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
  const today = new Date().toISOString().slice(0, 10);
  expect(answer.headers["content-disposition"]).toBe(`attachment; filename="stayscribe-users-${today}.csv"`);
  expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = answer.rawPayload.subarray(3).toString("utf8");
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const [header, ...rows] = parseCsv(text);
  expect(header?.slice(0, 4)).toEqual(["id", "email", "firstName", "lastName"]);
  const row = Object.fromEntries((header ?? []).map((name, at) => [name, rows.find(([id]) => id === member.id)?.[at]]));
  expect(row).toMatchObject({
    email: "exported@example.com",
    isMember: "true",
    totalListings: "1",
    totalPaidListings: "1",
  });
  expect(rows).toHaveLength(2);
});

const DANGEROUS = ["=cmd|'/C calc'!A0", "+1+1", "-2+3", "@SUM(A1)", "\tstart", "\rstart", "＝1+1"];
const AWKWARD = ['Say "hi", twice', "two\nlines", "semi;colon", "Zürich 🏡", "'quoted'", "5-7 High Street"];

test("no cell can act as a formula, and every other text comes back as it was", async () => {
  const { desk, admin } = await openDesk();
  for (const address of [...DANGEROUS, ...AWKWARD]) {
    // Past the form, which would trim it: the export must not rely on what others let through.
    const { listingId } = await placeOrder(desk.database.db, { address: "plain" });
    await desk.database.db.execute(
      sql`update listings set property_data = ${JSON.stringify({ address })}::jsonb where id = ${listingId}`,
    );
  }
  const member = await signUp(desk.app, "named@example.com");
  await desk.database.db.update(users).set({ firstName: "=1+1", lastName: "\t@x" }).where(eq(users.id, member.id));

  const answer = await admin.get("/api/admin/export/listings");
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(answer.headers["content-disposition"]).toMatch(/filename="stayscribe-listings-\d{4}-\d\d-\d\d\.csv"$/);
  const [header = [], ...rows] = parseCsv(answer.rawPayload.subarray(3).toString("utf8"));
  const cells = rows.map((row) => row[header.indexOf("address")] ?? "");
  const expected = [...DANGEROUS.map((text) => text.trim()), ...AWKWARD].map((text) =>
    /^[=+\-@＝]/.test(text) ? `'${text}` : text,
  );
  expect(cells.toSorted()).toEqual(expected.toSorted());
  const people = (await admin.get("/api/admin/export/users")).rawPayload.subarray(3).toString("utf8");
  const named = parseCsv(people).find((row) => row[1] === "named@example.com");
  expect(named?.slice(2, 4)).toEqual(["'=1+1", "'\t@x"]);
});

// More than the buffers between a server and a client that does not read can hold.
const MANY = 24_000;

async function download({ app, database }: TestApp, cookies: Map<string, string>) {
  // Filling an index would be most of the time.
  await database.db.execute(sql`drop index users_search`);
  await database.db.execute(sql`
    with people as (select gen_random_uuid() as id from generate_series(1, ${MANY}))
    insert into users (id, email, name, first_name, last_name, login_method)
    select id, id || '@example.com', 'x', repeat('first', 100), repeat('last', 100), 'password' from people`);
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const asked = vi.spyOn(database.pool, "query");
  onTestFinished(() => asked.mockRestore());
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const request = get(`${url}/api/admin/export/users`, { headers: { cookie } });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  await once(answer, "readable");
  // Until nothing more is asked of the database, whichever moment that is.
  const queriesAtRest = async () => {
    let before = -1;
    await eventually(async () => {
      const isStill = asked.mock.calls.length === before;
      before = asked.mock.calls.length;
      await sleep(300);
      return isStill;
    }, "the export came to rest");
    return before;
  };
  return { answer, request, queriesAtRest };
}

const QUERIES_OF_ALL = (MANY / 2000) * 3;

test("a download that is not read is not read from the database either, and goes on when it is", async () => {
  const { desk, admin } = await openDesk();
  const { answer, queriesAtRest } = await download(desk, admin.cookies);
  expect(await queriesAtRest()).toBeLessThan(QUERIES_OF_ALL * 0.7);
  let lines = 0;
  answer.on("data", (chunk: Buffer) => (lines += chunk.toString("latin1").split("\r\n").length - 1));
  await once(answer, "end");
  expect(lines).toBe(MANY + 2);
});

test("a download that is broken off is not read any further", async () => {
  const { desk, admin } = await openDesk();
  const { request, queriesAtRest } = await download(desk, admin.cookies);
  request.destroy();
  expect(await queriesAtRest()).toBeLessThan(QUERIES_OF_ALL * 0.7);
  // The connections are back: the app answers.
  expect((await admin.get("/api/admin/summary")).statusCode).toBe(200);
});

test("an export that fails on the way breaks off instead of looking complete", async () => {
  const { desk, admin } = await openDesk();
  const { answer, queriesAtRest } = await download(desk, admin.cookies);
  await queriesAtRest();
  await desk.database.db.execute(sql`alter table users rename to users_away`);
  const ended = new Promise<string>((resolve) => {
    answer.on("end", () => resolve("complete"));
    answer.on("error", () => resolve("broken off"));
  });
  answer.resume();
  expect(await ended).toBe("broken off");
  await desk.database.db.execute(sql`alter table users_away rename to users`);
});
