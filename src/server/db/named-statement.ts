import { DrizzleQueryError } from "drizzle-orm/errors";
import type { QueryResultRow } from "pg";
import type { Db } from "./connect.ts";

// A statement of the hottest calls: each connection parses and plans it once, and no query builder writes it anew.
// It names its columns one by one: a migration that adds one must not change what a prepared statement answers.
export function namedStatement<Row extends QueryResultRow>(name: string, text: string) {
  return async (db: Db, ...values: unknown[]): Promise<Row[]> => {
    try {
      return (await db.$client.query<Row>({ name, text, values })).rows;
    } catch (error) {
      // As the query builder tells it, so that a lost connection is recognised as the database's.
      throw new DrizzleQueryError(text, values, error instanceof Error ? error : undefined);
    }
  };
}

// A statement of the query builder that is written once for each database, and known to its connections by its name.
export function preparedOn<Query>(prepare: (db: Db) => Query): (db: Db) => Query {
  const known = new WeakMap<Db, Query>();
  return (db) => {
    const found = known.get(db) ?? prepare(db);
    known.set(db, found);
    return found;
  };
}
