import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { ClientBase } from "pg";
import { describeTables, quoted, SCHEMAS, type Table } from "./describe-tables.ts";
import { type Manifest, Refusal, type TableCopy } from "./manifest.ts";

const ROWS_AT_ONCE = 500;

type Link = { table: string; name: string; definition: string };

// All or nothing. Foreign keys are dropped and added again, so that tables may come in any order and every row is
// checked; triggers are off, since the backup holds what they would write.
export async function loadTables(client: ClientBase, folder: string, manifest: Manifest): Promise<void> {
  await client.query("begin");
  await client.query("set local timezone = 'UTC'");
  const present = await describeTables(client);
  const links = await findLinks(client);
  for (const { table, name } of links) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const { schema, name } of present) {
    await client.query(`alter table ${quoted(schema, name)} disable trigger user`);
    // What the migrations themselves put there is in the backup too.
    await client.query(`truncate ${quoted(schema, name)}`);
  }
  for (const copy of manifest.tables) await loadTable(client, copy, { folder, present });
  for (const { schema, name } of present) {
    await client.query(`alter table ${quoted(schema, name)} enable trigger user`);
  }
  for (const { table, name, definition } of links) {
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  }
  for (const { schema, name, value } of manifest.sequences) {
    await client.query("select setval($1::regclass, $2)", [quoted(schema, name), value]);
  }
  await client.query("commit");
}

async function findLinks(client: ClientBase): Promise<Link[]> {
  const { rows } = await client.query<Link>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = any($1::regnamespace[])`,
    [SCHEMAS],
  );
  return rows;
}

type Loading = { folder: string; present: Table[] };

async function loadTable(client: ClientBase, copy: TableCopy, { folder, present }: Loading): Promise<void> {
  const { schema, name } = copy;
  const table = present.find((each) => each.schema === schema && each.name === name);
  if (!table) throw new Refusal(`This release has no table ${schema}.${name}: the backup is of another one.`);
  const insert = insertInto(table, copy.columns);
  const lines = createInterface({
    input: createReadStream(join(folder, copy.path)),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  let batch: string[] = [];
  for await (const line of lines) {
    batch.push(line);
    if (batch.length < ROWS_AT_ONCE) continue;
    await client.query(insert, [batch]);
    batch = [];
  }
  if (batch.length > 0) await client.query(insert, [batch]);
}

function insertInto({ schema, name, columns }: Table, given: string[]): string {
  const typeOf = new Map(columns.map((column) => [column.name, column.type]));
  const values = given.map((column, at) => {
    const type = typeOf.get(column);
    if (!type)
      throw new Refusal(`This release has no column ${column} in ${schema}.${name}: the backup is of another one.`);
    return `(line ->> ${at})::${type}`;
  });
  const into = `${quoted(schema, name)} (${given.map((column) => quoted(column)).join(", ")})`;
  return `insert into ${into} overriding system value select ${values.join(", ")} from unnest($1::json[]) as line`;
}
