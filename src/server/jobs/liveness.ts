import { setTimeout as sleep } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";
import type { Log } from "#server/process/log.ts";

// The first half of the advisory lock's key; the second is a hash of the worker's name.
export const LIVENESS_LOCK = 7_412_002;
const RETRY_MS = 500;

export type Liveness = {
  // Settles once the lock is held for the first time, or was given up before that.
  held: Promise<void>;
  release: () => void;
};

type LivenessOptions = { pool: Pool; workerName: string; log: Log };

// A worker holds a lock in the database for as long as it lives. However its process dies, the connection
// dies with it, and every other worker can see that its jobs are orphaned.
export function proveLiveness({ pool, workerName, log }: LivenessOptions): Liveness {
  let isReleased = false;
  let holder: PoolClient | undefined;

  const take = async (): Promise<void> => {
    while (!isReleased) {
      try {
        keep(await takeLock(pool, workerName));
        return;
      } catch (error) {
        log.warn({ err: error }, "the worker cannot prove that it lives");
        await sleep(RETRY_MS);
      }
    }
  };
  const keep = (taken: PoolClient) => {
    if (isReleased) return taken.release(true);
    holder = taken;
    taken.once("end", () => {
      if (isReleased) return;
      taken.release(true);
      void take();
    });
  };

  return {
    held: take(),
    release: () => {
      isReleased = true;
      holder?.release(true);
    },
  };
}

async function takeLock(pool: Pool, workerName: string): Promise<PoolClient> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1, hashtext($2))", [LIVENESS_LOCK, workerName]);
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
