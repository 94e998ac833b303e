import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { createLog } from "#server/process/log.ts";
import { freshDatabase } from "#tests/support/database/fresh-database.ts";
import { connect } from "./connect.ts";
import { namedStatement } from "./named-statement.ts";

const database = await freshDatabase();
afterAll(() => database.drop());

// One connection, so that a second call meets what the first one left.
function oneConnection() {
  const { db, pool } = connect({ connection: database.connection, poolSize: 1, log: createLog("silent") });
  onTestFinished(() => pool.end());
  return db;
}

const EVERY_KIND = `select $1::text as text, $2::int as number, null as nothing, '2026-05-04T10:00:00Z'::timestamptz as moment,
  '{"rooms": [1, 2]}'::jsonb as data, true as yes, array['a', 'b'] as list`;

test("the first call and those after it answer with the same values as the driver's own query", async () => {
  const db = oneConnection();
  const ask = namedStatement("every-kind", EVERY_KIND);
  const plain = new pg.Pool({ ...database.connection, max: 1 });
  onTestFinished(() => plain.end());
  for (const [text, number] of [
    ["one", 1],
    ['it\'s \\ "two"', 2],
    ["", 3],
  ] as const) {
    const expected = (await plain.query(EVERY_KIND, [text, number])).rows;
    expect(await ask(db, text, number)).toEqual(expected);
  }
});

test("a list arrives item by item, whatever stands in it", async () => {
  const db = oneConnection();
  const ask = namedStatement<{ item: string }>("items", "select unnest($1::text[]) as item");
  const items = ["plain", "a, b", 'say "hi"', "back\\slash", "{}", "", "null", "two\nlines"];
  expect((await ask(db, items)).map(({ item }) => item)).toEqual(items);
  expect(await ask(db, [])).toEqual([]);
});

test("a statement that fails leaves its connection to the next, also when it failed before it was known", async () => {
  const db = oneConnection();
  const divide = namedStatement<{ result: number }>("divide", "select 6 / $1::int as result");
  const broken = namedStatement("broken", "select nothing from nowhere where id = $1");
  await expect(divide(db, 0)).rejects.toThrow(/Failed query/);
  await expect(broken(db, 1)).rejects.toThrow(/Failed query/);
  await expect(broken(db, 1)).rejects.toThrow(/Failed query/);
  expect(await divide(db, 2)).toEqual([{ result: 3 }]);
  await expect(divide(db, 0)).rejects.toThrow(/Failed query/);
  expect(await divide(db, 3)).toEqual([{ result: 2 }]);
});

test("a value that cannot be read fails the call, not the connection", async () => {
  const db = oneConnection();
  const [json, read] = [pg.types.builtins.JSON, pg.types.getTypeParser(pg.types.builtins.JSON)];
  onTestFinished(() => pg.types.setTypeParser(json, read));
  pg.types.setTypeParser(json, () => {
    throw new Error("unreadable");
  });
  const ask = namedStatement<{ data: unknown }>("unreadable", "select $1::json as data");
  await expect(ask(db, "{}")).rejects.toMatchObject({ cause: new Error("unreadable") });
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test("columns that a migration adds change nothing for a statement that is already prepared", async () => {
  const db = oneConnection();
  await db.execute(sql`create table homes (id int, name text)`);
  await db.execute(sql`insert into homes values (1, 'Pine')`);
  const ask = namedStatement<{ id: number; name: string }>("homes", "select id, name from homes where id = $1");
  expect(await ask(db, 1)).toEqual([{ id: 1, name: "Pine" }]);
  await db.execute(sql`alter table homes add column extra text default 'new'`);
  expect(await ask(db, 1)).toEqual([{ id: 1, name: "Pine" }]);
});

test("a connection that breaks during a statement fails it, and the next call gets another one", async () => {
  const db = oneConnection();
  const end = namedStatement("end", "select pg_terminate_backend(pg_backend_pid()), $1::int as n");
  const ask = namedStatement<{ n: number }>("ask", "select $1::int as n");
  expect(await ask(db, 1)).toEqual([{ n: 1 }]);
  await expect(end(db, 1)).rejects.toThrow(/Failed query/);
  expect(await ask(db, 2)).toEqual([{ n: 2 }]);
});
