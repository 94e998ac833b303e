import { DrizzleQueryError } from "drizzle-orm/errors";
import type { QueryResultRow } from "pg";
import type { Db } from "./connect.ts";
import { type ColumnsByConnection, PreparedQuery, type Value } from "./prepared-query.ts";

// A statement of the hottest calls: each connection parses and plans it once, and no query builder writes it anew.
// It names its columns one by one: a migration that adds one must not change what a prepared statement answers.
export function namedStatement<Row extends QueryResultRow>(name: string, text: string) {
  const columns: ColumnsByConnection = new WeakMap();
  return async (db: Db, ...values: Value[]): Promise<Row[]> => {
    try {
      return await send(db, new PreparedQuery<Row>({ name, text, values, columns }));
    } catch (error) {
      // As the query builder tells it, so that a lost connection is recognised as the database's.
      throw new DrizzleQueryError(text, values, error instanceof Error ? error : undefined);
    }
  };
}

function send<Row extends QueryResultRow>(db: Db, query: PreparedQuery<Row>): Promise<Row[]> {
  // The pool answers with a promise of what the query calls back with; its types only know that of a single connection.
  return db.$client.query(query) as unknown as Promise<Row[]>;
}
