import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createFileStore } from "./adapters/files/create-file-store.ts";
import { createOutboxMailer, createSmtpMailer } from "./adapters/mail/mailers.ts";
import type { Mailer } from "./adapters/mail/port.ts";
import { featuresFor } from "./all-features.ts";
import { buildApp } from "./app.ts";
import type { Config } from "./config.ts";
import { createContext } from "./create-context.ts";
import { migrate } from "./db/migrate.ts";
import { type OpenDatabase, openDatabase } from "./db/open-database.ts";
import type { WorkerContext } from "./feature.ts";
import { createWriters } from "./features/listings/write/create-writers.ts";
import type { Writers } from "./features/listings/write/write-texts.ts";
import { startWorker } from "./jobs/worker.ts";
import { prepareDataFolder } from "./process/data-folder.ts";
import { hasErrorCode, StartError } from "./process/errors.ts";
import type { Log } from "./process/log.ts";
import type { RunningServer } from "./process/process-group.ts";
import { createModelSpending, type ModelSpending } from "./settings/model-spending.ts";
import { keepCookieSecret } from "./settings/secrets.ts";

type Given = {
  writers?: Writers | undefined;
  // Where other processes serve the web for this one, which then does not.
  servedAt?: string | undefined;
};

export async function startServer(config: Config, log: Log, given: Given = {}): Promise<RunningServer> {
  const spending = createModelSpending(config);
  const writers = given.writers ?? createWriters(config, log, spending.writing);
  prepareDataFolder(config.dataDir);
  const database = await openDatabase(config, log);
  const undo: (() => Promise<void> | void)[] = [() => database.close()];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const address = await startOn(database, { config, log, undo, writers, spending, servedAt: given.servedAt });
    return { address, databaseLost: database.lost, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type StartSteps = {
  config: Config;
  log: Log;
  undo: (() => Promise<void> | void)[];
  writers: Writers;
  spending: ModelSpending;
  servedAt: string | undefined;
};

async function startOn({ calls, jobs }: OpenDatabase, steps: StartSteps): Promise<string> {
  const { config, log, undo, writers, spending } = steps;
  const { db, pool } = jobs;
  const features = featuresFor(config);
  await migrate(pool);
  for (const { seed } of features) await seed?.({ config, db });

  const outboxDir = join(config.dataDir, "outbox");
  const mailer = createMailer(config, outboxDir);
  undo.push(() => mailer.close());
  const files = await createFileStore(config);

  const cookieSecret = config.cookieSecret ?? keepCookieSecret(config.dataDir);
  const given = { config, files, log, cookieSecret, outboxDir, writers, spending };
  const listening = Promise.withResolvers<string>();
  if (config.runsJobs) {
    const onStop: WorkerContext["onStop"] = (step) => void undo.push(step);
    const context = { ...createContext({ ...given, db }), mailer, address: () => listening.promise, onStop };
    const tasks = features.flatMap((feature) => feature.tasks?.(context) ?? []);
    const schedules = features.flatMap((feature) => feature.schedules ?? []);
    const worker = await startWorker({ pool, tasks, schedules, log });
    undo.push(() => worker.stop());
  }
  if (steps.servedAt) {
    listening.resolve(steps.servedAt);
    return steps.servedAt;
  }
  const app = await buildApp({ ...given, db: calls.db });
  undo.push(() => app.close());
  const address = await listen(app, config);
  listening.resolve(address);
  return address;
}

function createMailer({ mail: { smtpUrl, from } }: Config, outboxDir: string): Mailer {
  return smtpUrl ? createSmtpMailer({ smtpUrl, from }) : createOutboxMailer({ outboxDir, from });
}

// A worker listens too, for its health and its metrics.
async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    if (!hasErrorCode(error, "EADDRINUSE")) throw error;
    throw new StartError(`Port ${port} is already in use. Stop what is using it, or set PORT to another one.`);
  }
}
