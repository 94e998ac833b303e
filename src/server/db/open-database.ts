import type { ClientConfig } from "pg";
import type { Config } from "#server/config.ts";
import { lockDataFolder } from "#server/lock-data-folder.ts";
import type { Log } from "#server/log.ts";
import { watchAvailability } from "./availability.ts";
import { type Connected, connect, JOB_LIMITS } from "./connect.ts";
import { keepPostgresRunning } from "./embedded/keep-postgres-running.ts";
import { startEmbeddedPostgres } from "./embedded/start-embedded-postgres.ts";
import type { Limits } from "./guarded-pool.ts";

// Together they stay under the ten seconds within which every call is answered.
const CALL_LIMITS: Limits = { connectMs: 3_000, statementMs: 6_500 };
// Four jobs at once with a connection or two each, their listener, and the proof that the worker lives.
const JOB_CONNECTIONS = 12;

export type OpenDatabase = {
  // For what somebody waits for: it fails rather than hangs.
  calls: Connected;
  // For migrations and jobs, which may take their time.
  jobs: Connected;
  // Settles with the reason if the server that we started ourselves cannot be kept running; never for one given by
  // DATABASE_URL.
  lost: Promise<string>;
  close: () => Promise<void>;
};

export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  const { url, poolSize } = config.database;
  if (url) {
    const connected = connectBoth({ connection: { connectionString: url }, home: null, poolSize, log });
    return { ...connected, lost: new Promise(() => {}) };
  }
  const lock = lockDataFolder(config.dataDir);
  const server = await startEmbeddedPostgres(config.dataDir);
  log.info({ home: server.home }, "PostgreSQL started");
  const running = keepPostgresRunning(server, log);
  const connected = connectBoth({ connection: server.connection, home: server.home, poolSize, log });
  return {
    ...connected,
    lost: running.lost,
    close: async () => {
      await connected.close();
      await running.stop();
      lock.release();
    },
  };
}

type Connecting = { connection: ClientConfig; home: string | null; poolSize: number; log: Log };

function connectBoth({ connection, home, poolSize, log }: Connecting): Omit<OpenDatabase, "lost"> {
  const availability = watchAvailability({ connection, home, log });
  const calls = connect({ connection, poolSize, log, limits: CALL_LIMITS, availability });
  const jobs = connect({ connection, poolSize: JOB_CONNECTIONS, log, limits: JOB_LIMITS });
  return {
    calls,
    jobs,
    close: async () => {
      availability.stop();
      await Promise.all([calls.pool.end(), jobs.pool.end()]);
    },
  };
}
