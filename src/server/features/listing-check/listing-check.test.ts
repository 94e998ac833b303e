import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestApp, useTestApp } from "#tests/support/app/test-app.ts";

const current = useTestApp({ env: { RATE_LIMIT_SCALE: "100" } });
const LONGEST = 20_000;
const TEXT = "A two-bedroom flat on the 3rd floor, nestled by the lake. Call 555 123 4567.";

const post = (path: string, payload: object) => current().app.inject({ method: "POST", url: `/api/${path}`, payload });

test("a listing is read into answers, each with its words, for any caller", async () => {
  const answer = await post("read-listing", { text: TEXT });
  expect(answer.statusCode).toBe(200);
  const { answers } = answer.json<{ answers: { field: string; value: unknown; quote: string }[] }>();
  expect(answers).toContainEqual({ field: "floor", value: 3, quote: "on the 3rd floor" });
  for (const { quote } of answers) expect(TEXT).toContain(quote);
});

test("a listing is checked, each finding with its place, rule and source", async () => {
  const answer = await post("check-listing", { text: TEXT, platform: "vrbo", form_data: { bedrooms: 3 } });
  expect(answer.statusCode).toBe(200);
  const { findings, missing } = answer.json<{
    findings: { rule: string; words: string; start: number; end: number; source: string; suggestion: string }[];
    missing: { field: string; question: string }[];
  }>();
  for (const { words, start, end, source, suggestion } of findings) {
    expect(TEXT.slice(start, end)).toBe(words);
    expect(source && suggestion).toBeTruthy();
  }
  const rules = findings.map(({ rule }) => rule);
  expect(rules).toEqual(expect.arrayContaining(["style.cliche", "policy.contact", "proof.contradiction"]));
  expect(missing.map(({ field }) => field)).toContain("bathrooms");
});

test.for([
  ["read-listing", {}, "text"],
  ["read-listing", { text: "  \n " }, "text"],
  ["read-listing", { text: "a".repeat(LONGEST + 1) }, "text"],
  ["read-listing", { text: 7 }, "text"],
  ["check-listing", { text: "a".repeat(LONGEST + 1) }, "text"],
  ["check-listing", { text: TEXT, platform: "notice board" }, "platform"],
  ["check-listing", { text: TEXT, form_data: [] }, "form_data"],
] as const)("%s with %o is refused, and the field is named", async ([path, payload, field]) => {
  const answer = await post(path, payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ field });
});

test("a text of just the longest length is taken by both", async () => {
  const text = "é ".repeat(LONGEST / 2);
  for (const path of ["read-listing", "check-listing"]) expect((await post(path, { text })).statusCode).toBe(200);
});

test("nothing of it is stored, and asking sets no visitor cookie", async () => {
  const { database } = current();
  const tables = await database.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'rate_limits'
  `);
  const countAll = async () => {
    const counts = tables.rows.map(async ({ name }) => {
      const counted = await database.db.execute(sql`select count(*)::int as rows from ${sql.identifier(name)}`);
      return `${name} ${String(counted.rows[0]?.["rows"])}`;
    });
    return Promise.all(counts);
  };
  const before = await countAll();
  for (const path of ["read-listing", "check-listing"]) {
    const answer = await post(path, { text: TEXT });
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(answer.headers["cache-control"]).toContain("no-store");
  }
  expect(await countAll()).toEqual(before);
});

test("a caller has a limit for each of the two", async () => {
  const { app, close } = await createTestApp();
  const ask = (path: string) => app.inject({ method: "POST", url: `/api/${path}`, payload: { text: "A flat." } });
  for (const path of ["read-listing", "check-listing"]) {
    const statuses: number[] = [];
    for (let at = 0; at < 31; at += 1) statuses.push((await ask(path)).statusCode);
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses[30]).toBe(429);
  }
  await close();
});
