import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg, { type ClientConfig, type Pool } from "pg";
import type { Log } from "#server/log.ts";

export type Db = NodePgDatabase & { $client: Pool };
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
export type Connected = { db: Db; pool: Pool };

export type ConnectOptions = { connection: ClientConfig; poolSize: number; log: Log };

export function connect({ connection, poolSize, log }: ConnectOptions): Connected {
  const pool = new pg.Pool({ ...connection, max: poolSize });
  // A connection that breaks is replaced by the pool; unheard, its error would end the process.
  const hear = (error: Error) => {
    if (!pool.ending) log.warn({ err: error }, "a database connection broke");
  };
  pool.on("error", hear);
  pool.on("connect", (client) => client.on("error", hear));
  return { db: drizzle(pool), pool };
}
