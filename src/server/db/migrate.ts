import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import { runMigrations as migrateJobQueue } from "graphile-worker";
import type { Pool } from "pg";
import { quietJobLogger } from "#server/jobs/queue-run.ts";
import type { Db } from "./connect.ts";

export const MIGRATIONS_DIR = join(import.meta.dirname, "migrations");
const MIGRATION_LOCK = 7_412_001;

// Several servers may start at once on one database, so a lock lets one migrate at a time.
export async function migrate(pool: Pool, migrationsFolder = MIGRATIONS_DIR): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await applyMigrations(drizzle(client), { migrationsFolder });
    await migrateJobQueue({ pgPool: pool, logger: quietJobLogger });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).finally(() => client.release());
  }
}

const newestKnown = newestMigration();

export async function isMigrated(db: Db): Promise<boolean> {
  const applied = await db.execute<{ newest: string | null }>(
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  );
  return Number(applied.rows[0]?.newest) >= newestKnown;
}

function newestMigration(): number {
  const journal = JSON.parse(readFileSync(join(MIGRATIONS_DIR, "meta/_journal.json"), "utf8")) as {
    entries: { when: number }[];
  };
  return Math.max(...journal.entries.map((entry) => entry.when));
}
