import { readdirSync } from "node:fs";
import { sql } from "drizzle-orm";
import { eventually } from "#tests/support/eventually.ts";
import type { FreshDatabase } from "#tests/support/fresh-database.ts";

// Counters of calls and guesses change with every call, by purpose.
const COUNTERS = new Set(["rate_limits"]);

export type Fingerprint = Record<string, string>;

// What there is, table by table and file by file, so that a call which changed anything is found out.
export async function takeFingerprint({ db }: FreshDatabase, dataDir: string): Promise<Fingerprint> {
  await eventually(async () => (await dueJobs(db)) === 0, "no job waits");
  const tables = await tablesOf(db);
  const sums = tables.map((table) => {
    const rows = sql`select coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') from ${sql.identifier(table)} t`;
    return sql`select ${table}::text as name, (${rows}) as sum`;
  });
  const found = await db.execute<{ name: string; sum: string }>(sql.join(sums, sql` union all `));
  const files = readdirSync(dataDir, { recursive: true, encoding: "utf8" }).filter((path) =>
    /^(outbox|files)\//.test(path),
  );
  return { ...Object.fromEntries(found.rows.map(({ name, sum }) => [name, sum])), files: files.toSorted().join("\n") };
}

async function tablesOf(db: FreshDatabase["db"]): Promise<string[]> {
  const found = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return found.rows.map(({ name }) => name).filter((name) => !COUNTERS.has(name));
}

async function dueJobs(db: FreshDatabase["db"]): Promise<number> {
  const found = await db.execute<{ due: number }>(
    sql`select count(*)::int as due from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts`,
  );
  return found.rows[0]?.due ?? 0;
}

export function changesBetween(before: Fingerprint, after: Fingerprint): string[] {
  return Object.keys(after).filter((name) => before[name] !== after[name]);
}
