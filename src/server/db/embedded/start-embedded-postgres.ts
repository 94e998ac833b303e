import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg, { type ClientConfig } from "pg";
import { StartError } from "#server/process/errors.ts";
import { type Binaries, findBinaries, makeReachable, program } from "./binaries.ts";
import { chooseClusterHome, giveTo, type Home } from "./cluster-home.ts";
import { initialiseCluster, lastLine, SUPERUSER } from "./initialise-cluster.ts";
import { settleFormerPostmaster } from "./settle-former-postmaster.ts";

// A shell reports this plus the signal's number.
const ENDED_BY_SIGNAL = 128;

const GRAVE_LINE = /\b(?:PANIC|FATAL): {1,2}(.+)/;

// PostgreSQL runs in a session of its own, so that Ctrl-C in the terminal does not reach it before the
// server has drained. The pipe from us is its lifeline: however we end, it closes, and PostgreSQL stops.
const KEEPER_SCRIPT = `
exec 3<&0
"$@" 3<&- </dev/null &
postgres=$!
{ cat <&3; kill -INT $postgres; } >/dev/null 2>&1 &
wait $postgres
`;

const DATABASE = "stayscribe";
const START_WAIT_MS = 60_000;
const CONNECT_WAIT_MS = 5_000;
const POLL_MS = 15;
const RETRY_MS = 250;
// The kernel refuses longer socket paths.
const LONGEST_SOCKET_DIR = 88;

export type EmbeddedPostgres = {
  connection: ClientConfig;
  home: string;
  // The exit code of the server that runs now.
  exited: () => Promise<number>;
  // After it went down, in the same place and with the same password.
  startAgain: () => Promise<void>;
  logFile: string;
  stop: () => Promise<void>;
};

// The caller holds the lock of the data folder.
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const home = chooseClusterHome(dataDir);
  const binaries = makeReachable(findBinaries(), home.dir, home.account);
  await settleFormerPostmaster(home.clusterDir);
  const password = initialiseCluster(home, binaries);
  const socketDir = makeSocketDir(home);
  const connection = { host: socketDir, user: SUPERUSER, password, database: "postgres" };
  let keeper = await startUntilReady({ home, binaries, connection });
  await createDatabaseIfMissing(connection);
  return {
    connection: { ...connection, database: DATABASE },
    home: home.dir,
    logFile: home.logFile,
    exited: () => keeper.exited,
    startAgain: async () => {
      await settleFormerPostmaster(home.clusterDir);
      keeper = await startUntilReady({ home, binaries, connection });
    },
    stop: async () => {
      await keeper.stop();
      rmSync(socketDir, { recursive: true, force: true });
    },
  };
}

function makeSocketDir(home: Home): string {
  const inside = join(home.dir, "run");
  const fits = Buffer.byteLength(inside) <= LONGEST_SOCKET_DIR;
  const dir = fits ? inside : mkdtempSync("/tmp/stayscribe-");
  if (fits) mkdirSync(dir, { recursive: true, mode: 0o700 });
  giveTo(home.account, dir);
  return dir;
}

type StartOptions = { home: Home; binaries: Binaries; connection: ClientConfig };

async function startUntilReady({ home, binaries, connection }: StartOptions): Promise<Keeper> {
  const giveUpAt = Date.now() + START_WAIT_MS;
  for (;;) {
    const keeper = startKeeper({ home, binaries, socketDir: String(connection.host) });
    if (await becomesReady({ keeper, connection, giveUpAt })) return keeper;
    const log = readFileSync(home.logFile, "utf8");
    // After a hard kill, orphaned backends hold the shared memory for a moment.
    const isWorthRetrying = /shared memory block \([^()]*\) is still in use|lock file "[^"]*" already exists/.test(log);
    if (!isWorthRetrying || Date.now() > giveUpAt) {
      // Its children may still write to the log after it was killed, so its exit code says more than the last line.
      const why = keeper.isRunning() ? lastLine(log) : whyItStopped(await keeper.exited, home.logFile);
      await keeper.stop();
      throw new StartError(`PostgreSQL did not start: ${why} (its log: ${home.logFile})`);
    }
    await sleep(RETRY_MS);
  }
}

type ReadyOptions = { keeper: Keeper; connection: ClientConfig; giveUpAt: number };

async function becomesReady({ keeper, connection, giveUpAt }: ReadyOptions): Promise<boolean> {
  while (keeper.isRunning() && Date.now() < giveUpAt) {
    if (await accepts(connection)) return true;
    await sleep(POLL_MS);
  }
  return false;
}

async function accepts(connection: ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: CONNECT_WAIT_MS });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function createDatabaseIfMissing(connection: ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

type Keeper = { exited: Promise<number>; isRunning: () => boolean; stop: () => Promise<void> };

function startKeeper({ home, binaries, socketDir }: { home: Home; binaries: Binaries; socketDir: string }): Keeper {
  const settings = {
    listen_addresses: "",
    unix_socket_directories: socketDir,
    unix_socket_permissions: "0700",
    jit: "off",
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = openSync(home.logFile, "w", 0o600);
  const command = [program(binaries, "postgres"), "-D", home.clusterDir, ...options];
  const child = spawn("/bin/sh", ["-c", KEEPER_SCRIPT, "sh", ...command], {
    ...home.account,
    cwd: "/",
    detached: true,
    stdio: ["pipe", log, log],
  });
  closeSync(log);
  child.stdin?.on("error", () => child.stdin?.destroy());
  return keeperOf(child);
}

function keeperOf(child: ChildProcess): Keeper {
  const exited = once(child, "exit").then(([code]) => {
    child.stdin?.destroy();
    return typeof code === "number" ? code : 1;
  });
  return {
    exited,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      child.stdin?.end();
      await exited;
    },
  };
}

// In words for the operator: what PostgreSQL said last, or the signal that ended it.
export function whyItStopped(exitCode: number, logFile: string): string {
  const signal = Object.entries(constants.signals).find(([, number]) => number === exitCode - ENDED_BY_SIGNAL);
  if (signal) return `it was ended by ${signal[0]}`;
  const said = gravest(logFile);
  return said ? `it said "${said}"` : `it ended with code ${exitCode}`;
}

function gravest(logFile: string): string | null {
  try {
    const lines = readFileSync(logFile, "utf8").split("\n");
    const grave = lines.findLast((line) => line.includes("PANIC:")) ?? lines.findLast((line) => GRAVE_LINE.test(line));
    return grave ? (GRAVE_LINE.exec(grave)?.[1] ?? null) : null;
  } catch {
    return null;
  }
}
