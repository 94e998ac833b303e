import { setTimeout as sleep } from "node:timers/promises";
import pg, { type ClientConfig } from "pg";
import { isDiskFull, type StorageTrouble, StorageTroubleError } from "#server/db/storage-trouble.ts";
import type { Log } from "#server/process/log.ts";

const PROBE_LIMIT_MS = 4_000;
const PROBE_EVERY_MS = 250;

export type Availability = {
  // While the database is known to be unreachable, every call is refused at once instead of waiting for its time limit.
  refusal: () => Error | null;
  // A connection broke: the database may be unreachable, or only that connection.
  suspect: (error: Error) => void;
  // A time limit was reached: the database counts as unreachable until it answers again.
  lose: (error: Error) => void;
  stop: () => void;
};

// The folder of the embedded database: when its disk is full, that is why the database is away.
type Watched = { connection: ClientConfig; home: string | null; log: Log };

export function watchAvailability({ connection, home, log }: Watched): Availability {
  let awaySince: number | null = null;
  let trouble: StorageTrouble = "away";
  let isProbing = false;
  let isStopped = false;

  const goAway = (error: unknown) => {
    if (awaySince !== null) return;
    awaySince = Date.now();
    log.error({ err: error }, "the database does not answer; calls are refused until it does");
  };
  const comeBack = () => {
    if (awaySince === null) return;
    log.warn({ awayMs: Date.now() - awaySince }, "the database answers again");
    awaySince = null;
  };
  const probe = async (): Promise<void> => {
    if (isProbing) return;
    isProbing = true;
    while (!isStopped) {
      try {
        await askOnce(connection);
        comeBack();
        break;
      } catch (error) {
        goAway(error);
        trouble = home !== null && (await isDiskFull(home)) ? "full" : "away";
        await sleep(PROBE_EVERY_MS, undefined, { ref: false });
      }
    }
    isProbing = false;
  };

  return {
    refusal: () => (awaySince === null ? null : new StorageTroubleError(trouble, "the database is away")),
    suspect: () => void probe(),
    lose: (error) => {
      if (isStopped) return;
      goAway(error);
      void probe();
    },
    stop: () => {
      isStopped = true;
    },
  };
}

// On a separate connection: those of the pool may all be stuck.
async function askOnce(connection: ClientConfig): Promise<void> {
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: PROBE_LIMIT_MS,
    query_timeout: PROBE_LIMIT_MS,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
  } finally {
    // Not awaited: a database that is stopped does not answer the goodbye.
    client.end().catch(() => {});
  }
}
