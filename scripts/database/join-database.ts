import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { type Connected, connect, type Db } from "#server/db/connect.ts";
import { chooseClusterHome } from "#server/db/embedded/cluster-home.ts";
import { SUPERUSER } from "#server/db/embedded/initialise-cluster.ts";
import { migrate } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { prepareDataFolder } from "#server/process/data-folder.ts";
import { StartError } from "#server/process/errors.ts";
import { createLog } from "#server/process/log.ts";

const DATABASE = "stayscribe";
const SOCKET_DIR_LINE = 4;

// The product's database, whether or not a server is running on it right now.
export async function withDatabase(config: Config, act: (db: Db) => Promise<void>): Promise<void> {
  const { db, pool, close } = await joinDatabase(config);
  try {
    await migrate(pool);
    await act(db);
  } finally {
    await close();
  }
}

type Joined = Connected & { close: () => Promise<void> };

export async function joinDatabase(config: Config): Promise<Joined> {
  return (await joinRunningCluster(config)) ?? (await openAlone(config));
}

// Refused while a server runs on the data folder.
export async function openAlone(config: Config): Promise<Joined> {
  prepareDataFolder(config.dataDir);
  const { jobs, close } = await openDatabase(config, createLog("silent"));
  return requireAnswer({ ...jobs, close });
}

async function requireAnswer(joined: Joined): Promise<Joined> {
  try {
    await joined.pool.query("select");
    return joined;
  } catch (error) {
    await joined.close();
    throw new StartError(
      `The database cannot be reached: ${innermostReason(error)}. Nothing was changed. Check that it runs and that DATABASE_URL names it, then run the same command again.`,
    );
  }
}

// The pool wraps what the driver says, and a name with two addresses fails with two reasons and none of its own.
function innermostReason(error: unknown): string {
  if (error instanceof AggregateError) return innermostReason(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : innermostReason(error.cause);
}

// A running cluster says in its own file where its socket is.
async function joinRunningCluster(config: Config) {
  if (config.database.url || !existsSync(config.dataDir)) return null;
  prepareDataFolder(config.dataDir);
  const { clusterDir, passwordFile } = chooseClusterHome(config.dataDir);
  const pidFile = join(clusterDir, "postmaster.pid");
  if (!existsSync(pidFile)) return null;
  const host = readFileSync(pidFile, "utf8").split("\n")[SOCKET_DIR_LINE] ?? "";
  const password = readFileSync(passwordFile, "utf8").trim();
  const connection = { host, user: SUPERUSER, password, database: DATABASE };
  const { db, pool } = connect({ connection, poolSize: 2, log: createLog("silent") });
  try {
    await pool.query("select");
    return { db, pool, close: () => pool.end() };
  } catch {
    // The pid file of a server that was killed: no server is running.
    await pool.end();
    return null;
  }
}
