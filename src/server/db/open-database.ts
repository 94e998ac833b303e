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
  const { poolSize } = config.database;
  const { url, home, lost, close } = await openPostgres(config, log);
  const connected = connectBoth({ connection: { connectionString: url }, home, poolSize, log });
  return {
    ...connected,
    lost,
    close: async () => {
      await connected.close();
      await close();
    },
  };
}

type OpenPostgres = { url: string; home: string | null } & Pick<OpenDatabase, "lost" | "close">;

// The server given by DATABASE_URL, or the one in the data folder, which is started and kept running.
export async function openPostgres({ dataDir, database }: Config, log: Log): Promise<OpenPostgres> {
  if (database.url) return { url: database.url, home: null, lost: new Promise(() => {}), close: async () => {} };
  const lock = lockDataFolder(dataDir);
  const server = await startEmbeddedPostgres(dataDir);
  log.info({ home: server.home }, "PostgreSQL started");
  const running = keepPostgresRunning(server, log);
  return {
    url: postgresUrl(server.connection),
    home: server.home,
    lost: running.lost,
    close: async () => {
      await running.stop();
      lock.release();
    },
  };
}

// The host is the folder of a socket.
export function postgresUrl({ host, user, password, database }: ClientConfig): string {
  return `postgres://${user}:${String(password)}@/${database}?host=${encodeURIComponent(String(host))}`;
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
