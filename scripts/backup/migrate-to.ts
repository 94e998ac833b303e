import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Pool } from "pg";
import { MIGRATIONS_DIR, migrate } from "#server/db/migrate.ts";

const JOURNAL = "meta/_journal.json";

type Journal = { entries: { when: number }[] };

function readJournal(): Journal {
  return JSON.parse(readFileSync(join(MIGRATIONS_DIR, JOURNAL), "utf8")) as Journal;
}

export function knownMigrations(): number[] {
  return readJournal().entries.map(({ when }) => when);
}

// The tables as a former release knew them; what came later is applied to restored rows, as in an upgrade.
export async function migrateTo(pool: Pool, newest: number): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), "stayscribe-restore-"));
  try {
    cpSync(MIGRATIONS_DIR, copy, { recursive: true });
    const { entries, ...rest } = readJournal();
    const upTo = { ...rest, entries: entries.filter(({ when }) => when <= newest) };
    writeFileSync(join(copy, JOURNAL), JSON.stringify(upTo));
    await migrate(pool, copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
