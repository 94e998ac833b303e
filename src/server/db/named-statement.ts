import { DrizzleQueryError } from "drizzle-orm/errors";
import pg, { type Connection, type QueryResultRow, type Submittable } from "pg";
import type { Db } from "./connect.ts";

// A prepared statement in the protocol of the driver's own queries. Those have the database describe the same columns
// again at each call; here a connection is asked once.
class PreparedQuery<Row extends QueryResultRow> implements Submittable {
  // Set by the driver.
  callback: Callback<Row> | undefined;
  // Read by the driver, which remembers what a connection has parsed.
  readonly name: string;
  readonly text: string;
  readonly values: string[];
  readonly #known: ColumnsByConnection;
  readonly #rows: Row[] = [];
  #connection: object | undefined;
  #columns: Columns | undefined;
  #failure: Error | null = null;

  constructor({ name, text, values, columns }: Prepared) {
    this.name = name;
    this.text = text;
    this.values = values.map(literalOf);
    this.#known = columns;
  }

  submit(connection: Connection): null {
    this.#connection = connection;
    this.#columns = this.#known.get(connection);
    const wire = connection as unknown as Wire;
    // All messages leave together.
    wire.stream.cork();
    try {
      this.#send(wire);
    } finally {
      wire.stream.uncork();
    }
    return null;
  }

  #send(wire: Wire): void {
    const { name, text } = this;
    if (!(name in wire.parsedStatements || name in wire.submittedNamedStatements)) {
      wire.parse({ name, text });
      wire.submittedNamedStatements[name] = text;
    }
    wire.bind({ statement: name, values: this.values });
    if (!this.#columns) wire.describe({ type: "P", name: "" });
    wire.execute();
    wire.sync();
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.#columns = {
      names: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, "text")),
    };
    if (this.#connection) this.#known.set(this.#connection, this.#columns);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (!this.#columns || this.#failure) return;
    const { names, parsers } = this.#columns;
    try {
      const row: Record<string, unknown> = {};
      for (const [at, name] of names.entries()) {
        const text = fields[at] ?? null;
        row[name] = text === null ? null : parsers[at]?.(text);
      }
      this.#rows.push(row as Row);
    } catch (error) {
      // Reported once the database is ready for the next statement.
      this.#failure = error instanceof Error ? error : new Error(String(error));
    }
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.callback?.(this.#failure);
    else this.callback?.(null, this.#rows);
  }

  handleError(error: Error): void {
    this.callback?.(error);
  }

  // Required by the driver; the rows hold all that is needed.
  handleCommandComplete(): void {}
}

// For the most frequent calls: each connection parses and plans the statement once, and no query builder runs. Columns
// are listed one by one, since a column added by a migration must not change the result of a prepared statement.
export function namedStatement<Row extends QueryResultRow>(name: string, text: string) {
  const columns: ColumnsByConnection = new WeakMap();
  return async (db: Db, ...values: Value[]): Promise<Row[]> => {
    try {
      return await send(db, new PreparedQuery<Row>({ name, text, values, columns }));
    } catch (error) {
      // Wrapped as the query builder wraps it, so that a lost connection is recognised as the database's.
      throw new DrizzleQueryError(text, values, error instanceof Error ? error : undefined);
    }
  };
}

function send<Row extends QueryResultRow>(db: Db, query: PreparedQuery<Row>): Promise<Row[]> {
  // The pool answers with a promise of what the query calls back with; its types only know that of a single connection.
  return db.$client.query(query) as unknown as Promise<Row[]>;
}

type Field = { name: string; dataTypeID: Parameters<typeof pg.types.getTypeParser>[0] };

type Parse = (text: string) => unknown;

// Which columns a statement answers with, as the database described them.
type Columns = { names: string[]; parsers: Parse[] };

type ColumnsByConnection = WeakMap<object, Columns>;

// The driver's connection, with what its types leave out.
type Wire = {
  stream: { cork: () => void; uncork: () => void };
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  parse: (statement: { name: string; text: string }) => void;
  bind: (bound: { statement: string; values: string[] }) => void;
  describe: (portal: { type: "P"; name: "" }) => void;
  execute: () => void;
  sync: () => void;
};

type Callback<Row> = (error: Error | null, rows?: Row[]) => void;

type Value = string | number | string[];

type Prepared = { name: string; text: string; values: Value[]; columns: ColumnsByConnection };

function literalOf(value: Value): string {
  if (!Array.isArray(value)) return String(value);
  return `{${value.map((item) => `"${item.replaceAll(/["\\]/g, "\\$&")}"`).join(",")}}`;
}
