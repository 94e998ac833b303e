import { DrizzleQueryError } from "drizzle-orm/errors";
import pg, { type QueryResult, type QueryResultRow } from "pg";
import type { Db } from "./connect.ts";

// A statement of the hottest calls: each connection parses and plans it once, and no query builder writes it anew.
// It names its columns one by one: a migration that adds one must not change what a prepared statement answers.
export function namedStatement<Row extends QueryResultRow>(name: string, text: string) {
  return async (db: Db, ...values: unknown[]): Promise<Row[]> => {
    try {
      return (await send<Row>(db, { name, text, values })).rows;
    } catch (error) {
      // As the query builder tells it, so that a lost connection is recognised as the database's.
      throw new DrizzleQueryError(text, values, error instanceof Error ? error : undefined);
    }
  };
}

type Statement = { name: string; text: string; values: unknown[] };

// As an object of the driver, which it sends as it is: options it would copy, property by property, for each call.
function send<Row extends QueryResultRow>(db: Db, { name, text, values }: Statement): Promise<QueryResult<Row>> {
  const query = Object.assign(new pg.Query(text, values), { name });
  // The pool answers with a promise here too; its types only know that of a single connection.
  return db.$client.query(query) as unknown as Promise<QueryResult<Row>>;
}
