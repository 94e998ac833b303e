import { setTimeout as sleep } from "node:timers/promises";
import type { ClientConfig } from "pg";
import type { Config } from "#server/config.ts";
import { isDiskFull } from "#server/db/storage-trouble.ts";
import { lockPathOf } from "#server/process/data-folder.ts";
import { StartError } from "#server/process/errors.ts";
import { type FileLock, lockFile } from "#server/process/lock-file.ts";
import type { Log } from "#server/process/log.ts";
import { watchAvailability } from "./availability.ts";
import { type Connected, connect, JOB_LIMITS } from "./connect.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres, whyItStopped } from "./embedded/start-embedded-postgres.ts";
import type { Limits } from "./guarded-pool.ts";

// A server that ran this long was healthy, so its next failure counts as a new one.
const STEADY_AFTER_MS = 60_000;

const MOST_STARTS_IN_A_ROW = 6;

const FIRST_WAIT_MS = 250;

const WAIT_FOR_SPACE_MS = 2_000;

// A server that is just stopping gets the time to finish, so that a restart right after a stop works.
const PATIENCE_MS = 3_000;

// Together they stay under the ten seconds within which every call is answered.
const CALL_LIMITS: Limits = { connectMs: 3_000, statementMs: 6_500 };
// Four jobs at once with one or two connections each, the job listener, and the worker's liveness lock.
const JOB_CONNECTIONS = 12;

export type OpenDatabase = {
  // For requests, which a caller waits for: they fail rather than hang.
  calls: Connected;
  // For migrations and jobs, which may take long.
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

function lockDataFolder(dataDir: string): FileLock {
  const lock = lockFile(lockPathOf(dataDir), PATIENCE_MS);
  if (lock) return lock;
  throw new StartError(
    `Another Stayscribe is already running on the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  );
}

type KeptPostgres = {
  // Settles with the reason once it was started again too often.
  lost: Promise<string>;
  stop: () => Promise<void>;
};

// Starts PostgreSQL again whenever it goes down.
function keepPostgresRunning(server: EmbeddedPostgres, log: Log): KeptPostgres {
  const { promise: lost, resolve: giveUp } = Promise.withResolvers<string>();
  const stopping = new AbortController();
  let recovering: Promise<Recovered> = Promise.resolve({ failures: 0, cause: null });

  const watch = async (): Promise<void> => {
    for (;;) {
      const startedAt = Date.now();
      const code = await server.exited();
      if (stopping.signal.aborted) return;
      const isNewTrouble = Date.now() - startedAt > STEADY_AFTER_MS;
      const failures = isNewTrouble ? 0 : (await recovering).failures;
      const down: Recovered = { failures, cause: whyItStopped(code, server.logFile) };
      recovering = recover(down, { server, log, signal: stopping.signal });
      const { cause } = await recovering;
      if (stopping.signal.aborted) return;
      if (cause !== null) return giveUp(cause);
    }
  };

  const watching = watch();
  return {
    lost,
    stop: async () => {
      stopping.abort();
      // A start that is under way has to finish before the server it started can be stopped.
      await recovering;
      await server.stop();
      await watching;
    },
  };
}

// How often it went down in a row, and why it is down; null once it runs.
type Recovered = { failures: number; cause: string | null };

type RecoveryDeps = { server: EmbeddedPostgres; log: Log; signal: AbortSignal };

// A full disk is waited for, since only a person can free it; any other failure that keeps coming back ends the server.
async function recover(down: Recovered, { server, log, signal }: RecoveryDeps): Promise<Recovered> {
  let { failures, cause } = down;
  const wait = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {});
  while (cause !== null && !signal.aborted) {
    if (await isDiskFull(server.home)) {
      log.error(`PostgreSQL is down because the disk is full. Free some space in ${server.home}`);
      await wait(WAIT_FOR_SPACE_MS);
    } else {
      failures += 1;
      if (failures > MOST_STARTS_IN_A_ROW) return { failures, cause };
      log.error({ attempt: failures }, `PostgreSQL went down: ${cause}. It is started again`);
      await wait(failures === 1 ? 0 : FIRST_WAIT_MS * 2 ** failures);
    }
    if (!signal.aborted) cause = await tryToStart(server);
  }
  if (cause === null) log.warn("PostgreSQL runs again");
  return { failures, cause };
}

// Null once it runs; otherwise why it does not.
async function tryToStart(server: EmbeddedPostgres): Promise<string | null> {
  try {
    await server.startAgain();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
