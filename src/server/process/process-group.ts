import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { getCompileCacheDir } from "node:module";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "#server/config.ts";
import { openPostgres } from "#server/db/open-database.ts";
import { keepCookieSecret } from "#server/settings/secrets.ts";
import { prepareDataFolder } from "./data-folder.ts";
import { StartError } from "./errors.ts";
import type { Log } from "./log.ts";

export type RunningServer = {
  address: string;
  // Settles with the reason when the database cannot be kept running.
  databaseLost: Promise<string>;
  stop: () => Promise<void>;
};

const START_AGAIN_MS = 500;
// What the embedded PostgreSQL lets in, less what the jobs, the probes and an administrator need.
const EMBEDDED_CONNECTIONS = 100 - 24;
const FEWEST_CONNECTIONS = 2;

// Several web processes behind one port, one for the jobs, and this one, which owns the database and starts again
// what ended by itself.
export async function startProcessGroup(config: Config, log: Log): Promise<RunningServer> {
  prepareDataFolder(config.dataDir);
  const database = await openPostgres(config, log);
  // Made before the first request, so that all processes have the same.
  if (!config.cookieSecret) keepCookieSecret(config.dataDir);
  const members = createMembers(log);
  const env = { ...settingsForMembers(config), DATABASE_URL: database.url };
  const stop = async () => {
    await members.stop();
    await database.close();
  };
  try {
    const web = Array.from({ length: config.webProcesses }, () => members.start({ ...env, ROLE: "web" }));
    const [address = ""] = await Promise.all(web);
    if (config.runsJobs) await members.start({ ...env, ROLE: "worker" }, address);
    return { address, databaseLost: database.lost, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Settings = Record<string, string>;

// What is counted in each process alone is divided among them.
function settingsForMembers({ webProcesses, runsJobs, database, model }: Config): Settings {
  const share = (microDollars: number) => String(microDollars / 1_000_000 / (webProcesses + Number(runsJobs)));
  const most = Math.max(FEWEST_CONNECTIONS, Math.floor(EMBEDDED_CONNECTIONS / webProcesses));
  const compiled = getCompileCacheDir();
  return {
    WEB_PROCESSES: "1",
    DATABASE_POOL_SIZE: String(database.url ? database.poolSize : Math.min(database.poolSize, most)),
    ...(model?.dailyLimitMicroDollars && { MODEL_DAILY_LIMIT: share(model.dailyLimitMicroDollars) }),
    ...(model?.photoDailyLimitMicroDollars && { MODEL_PHOTO_DAILY_LIMIT: share(model.photoDailyLimitMicroDollars) }),
    ...(compiled && { NODE_COMPILE_CACHE: compiled }),
  };
}

function createMembers(log: Log) {
  const running = new Set<Worker>();
  let isStopping = false;

  // Resolves with the address it serves, once it does. One that is told an address serves none itself.
  const start = async (settings: Settings, address?: string): Promise<string> => {
    cluster.setupPrimary({ exec: join(import.meta.dirname, "../main.ts"), args: address ? [address] : [] });
    const member = cluster.fork(settings);
    running.add(member);
    const ended = once(member, "exit").then(() => running.delete(member));
    const ready = Promise.withResolvers<string>();
    member.on("message", (message: unknown) => ready.resolve(String(message)));
    const served = await Promise.race([ready.promise, ended.then(() => null)]);
    // The process has logged the reason itself.
    if (served === null) throw new StartError("One of the processes did not start.");
    void ended.then(() => startAgain(settings, address));
    return served;
  };
  const startAgain = async (settings: Settings, address?: string): Promise<void> => {
    while (!isStopping) {
      log.error({ role: settings["ROLE"] }, "a process ended by itself and is started again");
      try {
        await start(settings, address);
        return;
      } catch {
        await sleep(START_AGAIN_MS);
      }
    }
  };

  return {
    start,
    stop: async () => {
      isStopping = true;
      const exits = [...running].map((member) => once(member, "exit"));
      for (const member of running) member.process.kill("SIGTERM");
      await Promise.all(exits);
    },
  };
}
