import { readdirSync } from "node:fs";
import { sql } from "drizzle-orm";
import { escapeIdentifier, escapeLiteral } from "pg";
import type { FreshDatabase } from "#tests/support/database/fresh-database.ts";
import { eventually } from "#tests/support/eventually.ts";

// Counters of calls and guesses change with every call, by purpose.
const COUNTERS = new Set(["rate_limits"]);

// When an order is next asked about is written by the job of every minute, not by a call.
const SCHEDULED = "next_check_at";

export type Fingerprint = Record<string, string>;

// A checksum of every table and the names of all files, so that a call which changed anything is detected.
export async function takeFingerprint({ db, pool }: FreshDatabase, dataDir: string): Promise<Fingerprint> {
  await eventually(async () => (await dueJobs(db)) === 0, "no job waits");
  const text = statements.get(pool) ?? (await sumOfEachTable(db));
  statements.set(pool, text);
  const found = await pool.query<{ name: string; sum: string }>({ name: "fingerprint", text });
  const files = readdirSync(dataDir, { recursive: true, encoding: "utf8" }).filter((path) =>
    /^(outbox|files)\//.test(path),
  );
  return { ...Object.fromEntries(found.rows.map(({ name, sum }) => [name, sum])), files: files.toSorted().join("\n") };
}

// Prepared once for each database: planning it anew costs many times what running it does.
const statements = new WeakMap<FreshDatabase["pool"], string>();

async function sumOfEachTable(db: FreshDatabase["db"]): Promise<string> {
  const found = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const tables = found.rows.map(({ name }) => name).filter((name) => !COUNTERS.has(name));
  return tables
    .map((table) => {
      const row = `md5((to_jsonb(t) - '${SCHEDULED}')::text)`;
      const sum = `coalesce(md5(string_agg(${row}, '' order by ${row})), '')`;
      return `select ${escapeLiteral(table)}::text as name, (select ${sum} from ${escapeIdentifier(table)} t) as sum`;
    })
    .join(" union all ");
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
