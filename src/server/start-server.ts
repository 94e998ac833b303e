import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createFileStore } from "./adapters/files/create-file-store.ts";
import { bindDeleteFiles } from "./adapters/files/delete-files-task.ts";
import { createOutboxMailer } from "./adapters/mail/outbox-mailer.ts";
import type { Mailer } from "./adapters/mail/port.ts";
import { bindSendMail } from "./adapters/mail/send-mail-task.ts";
import { createSmtpMailer } from "./adapters/mail/smtp-mailer.ts";
import { buildApp } from "./app.ts";
import type { Config } from "./config.ts";
import { keepCookieSecret } from "./cookie-secret.ts";
import { migrate } from "./db/migrate.ts";
import { type OpenDatabase, openDatabase } from "./db/open-database.ts";
import { seedTestPromoCodes } from "./features/orders/seed-test-promo-codes.ts";
import { bindForgetUnclaimed, forgetUnclaimedHourly } from "./features/uploads/forget-unclaimed-task.ts";
import { hasErrorCode } from "./has-error-code.ts";
import { bindForgetRateLimits, forgetRateLimitsDaily } from "./http/forget-rate-limits-task.ts";
import { startWorker } from "./jobs/worker.ts";
import type { Log } from "./log.ts";
import { StartError } from "./start-error.ts";

export type RunningServer = {
  address: string;
  databaseLost: Promise<void>;
  stop: () => Promise<void>;
};

export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  // Not closed to others: the account PostgreSQL runs under has to pass through.
  mkdirSync(config.dataDir, { recursive: true, mode: 0o711 });
  const database = await openDatabase(config, log);
  const undo: (() => Promise<void> | void)[] = [() => database.close()];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const address = await startOn(database, { config, log, undo });
    return { address, databaseLost: database.lost, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type StartSteps = { config: Config; log: Log; undo: (() => Promise<void> | void)[] };

async function startOn({ db, pool }: OpenDatabase, { config, log, undo }: StartSteps): Promise<string> {
  await migrate(pool);
  if (config.testMode) await seedTestPromoCodes(db);

  const outboxDir = join(config.dataDir, "outbox");
  const mailer = createMailer(config, outboxDir);
  undo.push(() => mailer.close());
  const files = await createFileStore(config);

  if (config.runsJobs) {
    const tasks = [bindSendMail(mailer), bindForgetRateLimits(db), bindForgetUnclaimed(db), bindDeleteFiles(files)];
    const schedules = [forgetRateLimitsDaily, forgetUnclaimedHourly];
    const worker = await startWorker({ pool, tasks, schedules, log });
    undo.push(() => worker.stop());
  }
  const cookieSecret = config.cookieSecret ?? keepCookieSecret(config.dataDir);
  const app = await buildApp({ config, db, files, log, cookieSecret, outboxDir });
  undo.push(() => app.close());
  return listen(app, config);
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
