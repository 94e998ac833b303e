import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Pool } from "pg";
import { createFileStore, type FileStore } from "#server/adapters/files/create-file-store.ts";
import type { Config } from "#server/config.ts";
import { MIGRATIONS_DIR, migrate } from "#server/db/migrate.ts";
import { photoFiles } from "#shared/contract/stored-file.ts";
import { MIGRATIONS_SCHEMA, quoted, SCHEMAS } from "./describe-tables.ts";
import { openAlone } from "./join-database.ts";
import { loadTables } from "./load-tables.ts";
import { type Manifest, Refusal, readWholeBackup } from "./manifest.ts";

const JOURNAL = "meta/_journal.json";

const ALL_SCHEMAS = [...SCHEMAS, MIGRATIONS_SCHEMA];
const ASIDE = "before_restore_";

type Wish = { replace: boolean };

// The backup is read and judged as a whole first. What was there stays aside until all of it is restored, and comes
// back if anything fails.
export async function restoreBackup(config: Config, folder: string, { replace }: Wish): Promise<Manifest> {
  const manifest = await readWholeBackup(folder);
  refuseNewer(manifest);
  const { pool, close } = await openAlone(config);
  try {
    await refuseWhileUsed(pool);
    const isEmpty = await hasNoTables(pool);
    if (!isEmpty && !replace) {
      throw new Refusal(
        "This database is not empty. --replace puts the backup in its place; what is there now is lost.",
      );
    }
    await restoreInto(pool, { config, folder, manifest });
    return manifest;
  } finally {
    await close();
  }
}

type Restoring = { config: Config; folder: string; manifest: Manifest };

async function restoreInto(pool: Pool, { config, folder, manifest }: Restoring): Promise<void> {
  const store = await createFileStore(config);
  await setAside(pool);
  try {
    await migrateTo(pool, manifest.migratedTo);
    await load(pool, folder, manifest);
    await migrate(pool);
    for (const { path } of manifest.files) {
      await store.put(basename(path), readFileSync(join(folder, path)), { contentType: "image/webp" });
    }
  } catch (error) {
    await bringBack(pool);
    throw error;
  }
  const former = await formerPictures(pool, manifest);
  await dropSchemas(pool, ASIDE);
  await deletePictures(store, former);
  if (manifest.cookieSecret && !config.cookieSecret) {
    writeFileSync(join(config.dataDir, "cookie-secret"), readFileSync(join(folder, manifest.cookieSecret.path)), {
      mode: 0o600,
    });
  }
}

async function load(pool: Pool, folder: string, manifest: Manifest): Promise<void> {
  const client = await pool.connect();
  try {
    await loadTables(client, folder, manifest);
  } finally {
    // A transaction that failed ends with its connection.
    client.release(true);
  }
}

function refuseNewer({ migratedTo }: Manifest): void {
  if (knownMigrations().includes(migratedTo)) return;
  throw new Refusal("The backup was made by a release that this one does not know. Restore it with that release.");
}

async function hasNoTables(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query("select from pg_tables where schemaname = any($1) limit 1", [ALL_SCHEMAS]);
  return rows.length === 0;
}

async function refuseWhileUsed(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  if (rows[0]?.others) {
    throw new Refusal("Something else is connected to this database. Stop every server first, then restore.");
  }
}

async function setAside(pool: Pool): Promise<void> {
  await dropSchemas(pool, ASIDE);
  for (const name of await present(pool)) {
    await pool.query(`alter schema ${quoted(name)} rename to ${quoted(ASIDE + name)}`);
  }
  await pool.query("create schema public");
  await moveExtensions(pool, `${ASIDE}public`, "public");
}

async function bringBack(pool: Pool): Promise<void> {
  await moveExtensions(pool, "public", `${ASIDE}public`);
  await dropSchemas(pool, "");
  for (const name of ALL_SCHEMAS) {
    const { rows } = await pool.query("select from pg_namespace where nspname = $1", [ASIDE + name]);
    if (rows.length > 0) await pool.query(`alter schema ${quoted(ASIDE + name)} rename to ${quoted(name)}`);
  }
}

// A database has each extension once: it goes where the tables that use it are.
async function moveExtensions(pool: Pool, from: string, to: string): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select e.extname as name from pg_extension e join pg_namespace n on n.oid = e.extnamespace
     where n.nspname = $1 and e.extrelocatable`,
    [from],
  );
  for (const { name } of rows) await pool.query(`alter extension ${quoted(name)} set schema ${quoted(to)}`);
}

async function present(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select nspname as name from pg_namespace where nspname = any($1)",
    [ALL_SCHEMAS],
  );
  return rows.map(({ name }) => name);
}

async function dropSchemas(pool: Pool, prefix: string): Promise<void> {
  for (const name of ALL_SCHEMAS) await pool.query(`drop schema if exists ${quoted(prefix + name)} cascade`);
}

// Pictures without a row would never be deleted.
async function formerPictures(pool: Pool, { files }: Manifest): Promise<string[]> {
  const table = quoted(`${ASIDE}public`, "uploads");
  const { rows: found } = await pool.query<{ is: boolean }>("select to_regclass($1) is not null as is", [table]);
  if (!found[0]?.is) return [];
  const restored = new Set(files.map(({ path }) => basename(path)));
  const { rows } = await pool.query<{ name: string }>(`select name from ${table}`);
  return rows.flatMap(({ name }) => Object.values(photoFiles(name))).filter((file) => !restored.has(file));
}

async function deletePictures(store: FileStore, files: string[]): Promise<void> {
  for (const file of files) await store.delete(file);
}

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
