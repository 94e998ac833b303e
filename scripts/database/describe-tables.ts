import type { ClientBase } from "pg";

// Those of the product and those of its jobs; the lists of migrations are made by the migrations themselves.
export const SCHEMAS = ["public", "graphile_worker"];
export const MIGRATIONS_SCHEMA = "drizzle";
const LISTS_OF_MIGRATIONS = ["migrations"];

export type Column = { name: string; type: string };
export type Table = { schema: string; name: string; columns: Column[] };

export async function describeTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name,
       json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
         as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname = any($1) and not (n.nspname <> 'public' and c.relname = any($2))
     group by 1, 2 order by 1, 2`,
    [SCHEMAS, LISTS_OF_MIGRATIONS],
  );
  return rows;
}

export function quoted(...names: string[]): string {
  return names.map((name) => `"${name.replaceAll('"', '""')}"`).join(".");
}
