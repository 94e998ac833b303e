import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { ClientConfig, Pool } from "pg";
import type { Log } from "#server/process/log.ts";
import type { Availability } from "./availability.ts";
import { GuardedPool, type Limits } from "./guarded-pool.ts";

export type Db = NodePgDatabase & { $client: Pool };
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
export type Connected = { db: Db; pool: Pool };

// No request waits for a job, and one of its statements may take long.
export const JOB_LIMITS: Limits = { connectMs: 10_000, statementMs: 5 * 60_000 };

export type ConnectOptions = {
  connection: ClientConfig;
  poolSize: number;
  log: Log;
  limits?: Limits;
  availability?: Availability;
};

export function connect({ connection, poolSize, log, limits = JOB_LIMITS, availability }: ConnectOptions): Connected {
  const pool = new GuardedPool({ ...connection, max: poolSize }, { limits, availability });
  // The pool replaces a broken connection; without a listener its error would end the process.
  const hear = (error: Error) => {
    if (pool.ending) return;
    log.warn({ err: error }, "a database connection broke");
    availability?.suspect(error);
  };
  pool.on("error", hear);
  pool.on("connect", (client) => client.on("error", hear));
  return { db: drizzle(pool), pool };
}
