import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { ClientBase } from "pg";
import { createFileStore, type FileStore } from "#server/adapters/files/create-file-store.ts";
import type { Config } from "#server/config.ts";
import { photoFiles } from "#shared/contract/stored-file.ts";
import { describeTables, MIGRATIONS_SCHEMA, quoted, SCHEMAS, type Table } from "./describe-tables.ts";
import { joinDatabase } from "./join-database.ts";
import { type Manifest, type Part, Refusal, serializeManifest, type TableCopy } from "./manifest.ts";

const ROWS_AT_ONCE = 500;

export type Written = { tables: number; rows: number; files: number; goneMeanwhile: number };

// Everything as it was at one moment, while servers go on writing. It gets its name once it is whole.
export async function writeBackup(config: Config, folder: string): Promise<Written> {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Refusal(`${folder} is not empty. Name a new folder for each backup.`);
  }
  const { pool, close } = await joinDatabase(config);
  try {
    const unfinished = `${folder}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    for (const part of ["tables", "files"]) mkdirSync(join(unfinished, part), { recursive: true, mode: 0o700 });
    const client = await pool.connect();
    try {
      // All reads from here on see the same moment, and block no write.
      await client.query("begin isolation level repeatable read read only");
      await client.query("set local timezone = 'UTC'");
      const written = await copyAll({ client, config, folder: unfinished });
      await client.query("commit");
      rmSync(folder, { recursive: true, force: true });
      renameSync(unfinished, folder);
      return written;
    } finally {
      client.release(true);
    }
  } finally {
    await close();
  }
}

type Copying = { client: ClientBase; config: Config; folder: string };

async function copyAll({ client, config, folder }: Copying): Promise<Written> {
  const migratedTo = await newestMigration(client);
  const tables: TableCopy[] = [];
  for (const table of await describeTables(client)) tables.push(await copyTable(client, table, folder));
  // After the rows: the files of a row are written before its name is sent to any caller.
  const { files, goneMeanwhile } = await copyFiles(client, await createFileStore(config), folder);
  const manifest: Omit<Manifest, "format"> = {
    madeAt: new Date().toISOString(),
    migratedTo,
    tables,
    sequences: await readSequences(client),
    files,
    cookieSecret: copyCookieSecret(config, folder),
  };
  const { name, text } = serializeManifest(manifest);
  writeFileSync(join(folder, name), text, { mode: 0o600 });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return { tables: tables.length, rows, files: files.length, goneMeanwhile };
}

async function newestMigration(client: ClientBase): Promise<number> {
  const list = `${MIGRATIONS_SCHEMA}.__drizzle_migrations`;
  const { rows: found } = await client.query<{ is: boolean }>("select to_regclass($1) is not null as is", [list]);
  if (!found[0]?.is) throw new Refusal("There is nothing to back up: no server has ever run on this database.");
  const { rows } = await client.query<{ newest: string }>(`select max(created_at)::text as newest from ${list}`);
  return Number(rows[0]?.newest);
}

// A line for each row: its values as PostgreSQL writes them, in the order of the columns.
async function copyTable(client: ClientBase, { schema, name, columns }: Table, folder: string): Promise<TableCopy> {
  const path = join("tables", `${schema}.${name}.jsonl`);
  const hash = createHash("sha256");
  const file = createWriteStream(join(folder, path), { mode: 0o600 });
  const failed = once(file, "error").then(([error]) => Promise.reject(error));
  failed.catch(() => {});
  const values = columns.map((column) => `${quoted(column.name)}::text`).join(", ");
  const from = quoted(schema, name);
  await client.query(`declare rows no scroll cursor for select json_build_array(${values})::text as line from ${from}`);
  let [count, bytes] = [0, 0];
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from rows`);
    if (rows.length === 0) break;
    const text = Buffer.from(`${rows.map(({ line }) => line).join("\n")}\n`);
    hash.update(text);
    count += rows.length;
    bytes += text.length;
    if (!file.write(text)) await Promise.race([once(file, "drain"), failed]);
  }
  await client.query("close rows");
  await Promise.race([new Promise<void>((resolve) => file.end(resolve)), failed]);
  const sha256 = hash.digest("hex");
  return { schema, name, columns: columns.map((column) => column.name), rows: count, path, bytes, sha256 };
}

async function readSequences(client: ClientBase): Promise<Manifest["sequences"]> {
  const { rows } = await client.query<Manifest["sequences"][number]>(
    `select schemaname as schema, sequencename as name, last_value::text as value
     from pg_sequences where schemaname = any($1) and last_value is not null`,
    [SCHEMAS],
  );
  return rows;
}

type CopiedFiles = { files: Part[]; goneMeanwhile: number };

// The pictures of the snapshot's rows; one that was deleted since then is no longer there to be kept.
async function copyFiles(client: ClientBase, store: FileStore, folder: string): Promise<CopiedFiles> {
  const files: Part[] = [];
  let goneMeanwhile = 0;
  const { rows } = await client.query<{ name: string }>("select name from uploads");
  for (const file of rows.flatMap(({ name }) => Object.values(photoFiles(name)))) {
    if (await store.exists(file)) files.push(write(folder, join("files", file), await store.getBytes(file)));
    else goneMeanwhile += 1;
  }
  return { files, goneMeanwhile };
}

function copyCookieSecret({ cookieSecret, dataDir }: Config, folder: string): Part | null {
  const file = join(dataDir, "cookie-secret");
  return cookieSecret || !existsSync(file) ? null : write(folder, "cookie-secret", readFileSync(file));
}

function write(folder: string, path: string, bytes: Uint8Array): Part {
  writeFileSync(join(folder, path), bytes, { mode: 0o600 });
  return { path, bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}
