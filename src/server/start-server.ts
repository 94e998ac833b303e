import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { openEyes } from "#writer/inference/open-eyes.ts";
import { bindForgetFindings, createFindingsCache, forgetFindingsDaily } from "./adapters/eyes/findings-cache.ts";
import { bindLookAtPictures } from "./adapters/eyes/look-at-photo-task.ts";
import { createModelEyes } from "./adapters/eyes/model-eyes.ts";
import { createFindingsReader } from "./adapters/eyes/read-findings.ts";
import { bindSeeProperty } from "./adapters/eyes/see-property.ts";
import { createFileStore } from "./adapters/files/create-file-store.ts";
import { bindDeleteFiles } from "./adapters/files/delete-files-task.ts";
import { createOutboxMailer } from "./adapters/mail/outbox-mailer.ts";
import type { Mailer } from "./adapters/mail/port.ts";
import { bindSendMail } from "./adapters/mail/send-mail-task.ts";
import { createSmtpMailer } from "./adapters/mail/smtp-mailer.ts";
import { createPayments, testWebhookSecret } from "./adapters/payments/create-payments.ts";
import { bindSendTestEvent } from "./adapters/payments/send-test-event-task.ts";
import { signTestEvent, TEST_WEBHOOK } from "./adapters/payments/test-payments.ts";
import { type AppParts, buildApp } from "./app.ts";
import type { Config } from "./config.ts";
import { keepCookieSecret } from "./cookie-secret.ts";
import { migrate } from "./db/migrate.ts";
import { type OpenDatabase, openDatabase } from "./db/open-database.ts";
import { findVoiceForWriter } from "./features/accounts/brand-voice.ts";
import { createWorkerMails } from "./features/accounts/create-accounts.ts";
import { bindForgetEndedSessions, forgetEndedSessionsDaily } from "./features/accounts/forget-ended-sessions-task.ts";
import { bindSendResetLink } from "./features/accounts/reset-password.ts";
import { createWriters } from "./features/listings/create-writers.ts";
import { bindForgetGuestTexts, forgetGuestTextsHourly } from "./features/listings/forget-guest-texts-task.ts";
import { keepListing } from "./features/listings/store.ts";
import { bindWriteTexts, type Writers } from "./features/listings/write-texts.ts";
import { bindDeliverOrder } from "./features/orders/deliver-order-task.ts";
import { bindDeliveryNotice } from "./features/orders/delivery-notice-task.ts";
import { bindHandlePaymentEvent } from "./features/orders/receive-payment-event.ts";
import { bindReconcileOrders, reconcileOrdersEveryMinute } from "./features/orders/reconcile-orders-task.ts";
import { seedTestPromoCodes } from "./features/orders/seed-test-promo-codes.ts";
import { bindForgetUnclaimed, forgetUnclaimedHourly } from "./features/uploads/forget-unclaimed-task.ts";
import { hasErrorCode } from "./has-error-code.ts";
import { bindForgetRateLimits, forgetRateLimitsDaily } from "./http/forget-rate-limits-task.ts";
import type { BoundTask } from "./jobs/task.ts";
import { startWorker } from "./jobs/worker.ts";
import type { Log } from "./log.ts";
import { createModelSpending, type ModelSpending } from "./model-spending.ts";
import { StartError } from "./start-error.ts";

export type RunningServer = {
  address: string;
  // Settles with the reason when the database cannot be kept running.
  databaseLost: Promise<string>;
  stop: () => Promise<void>;
};

type Given = {
  writers?: Writers | undefined;
  // Where other processes serve the web for this one, which then does not.
  servedAt?: string | undefined;
};

export async function startServer(config: Config, log: Log, given: Given = {}): Promise<RunningServer> {
  const spending = createModelSpending(config);
  const writers = given.writers ?? createWriters(config, log, spending.writing);
  // Not closed to others: the account PostgreSQL runs under has to pass through.
  mkdirSync(config.dataDir, { recursive: true, mode: 0o711 });
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

function spendingOnPages({ reading, writing }: ModelSpending) {
  return { readingSpending: reading, writingSpending: writing };
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
  await migrate(pool);
  if (config.testMode) await seedTestPromoCodes(db);

  const outboxDir = join(config.dataDir, "outbox");
  const mailer = createMailer(config, outboxDir);
  undo.push(() => mailer.close());
  const files = await createFileStore(config);

  const cookieSecret = config.cookieSecret ?? keepCookieSecret(config.dataDir);
  const listening = Promise.withResolvers<string>();
  if (config.runsJobs) {
    const cache = createFindingsCache(db);
    const eyes = openEyes({ cache });
    undo.push(() => eyes.close());
    const modelEyes = createModelEyes(config, { cache, log, spending: spending.photos });
    const tasks = [
      bindSendMail(mailer),
      bindForgetFindings(db),
      ...bindLookAtPictures({ eyes, modelEyes, files, log }),
      bindForgetRateLimits(db),
      bindForgetUnclaimed(db),
      bindDeleteFiles(files),
      ...accountTasks({ config, db, address: () => listening.promise }),
      ...sellingTasks({ config, db, files, log, cookieSecret, writers, address: () => listening.promise }),
    ];
    const schedules = [
      forgetRateLimitsDaily,
      forgetUnclaimedHourly,
      forgetFindingsDaily,
      reconcileOrdersEveryMinute,
      forgetGuestTextsHourly,
      forgetEndedSessionsDaily,
    ];
    const worker = await startWorker({ pool, tasks, schedules, log });
    undo.push(() => worker.stop());
  }
  if (steps.servedAt) {
    listening.resolve(steps.servedAt);
    return steps.servedAt;
  }
  const own = { cookieSecret, outboxDir, writers, ...spendingOnPages(spending) };
  const app = await buildApp({ config, db: calls.db, files, log, ...own });
  undo.push(() => app.close());
  const address = await listen(app, config);
  listening.resolve(address);
  return address;
}

type AccountTaskParts = Pick<AppParts, "config" | "db"> & { address: () => Promise<string> };

function accountTasks({ config, db, address: ownUrl }: AccountTaskParts): BoundTask[] {
  return [bindForgetEndedSessions(db), bindSendResetLink({ db, mails: createWorkerMails({ config, ownUrl }) })];
}

type SellingParts = Omit<AppParts, "outboxDir"> & {
  writers: Writers;
  // Known once the server listens.
  address: () => Promise<string>;
};

function sellingTasks({ config, db, files, log, cookieSecret, writers, address }: SellingParts): BoundTask[] {
  const parts = { db, log, payments: createPayments({ config, db, log, cookieSecret }) };
  const see = bindSeeProperty(createFindingsReader({ db, files }));
  const writeTexts = bindWriteTexts(writers, see, (customerId) => findVoiceForWriter(db, customerId));
  const publicUrl = async () => config.publicUrl ?? (await address());
  const tasks = [
    bindHandlePaymentEvent(parts),
    bindReconcileOrders(parts),
    bindForgetGuestTexts(db),
    bindDeliveryNotice({ db, publicUrl }),
    bindDeliverOrder({ db, log, writeTexts, keepListing }),
  ];
  if (config.testMode) {
    const { path, signatureHeader } = TEST_WEBHOOK;
    const sign = (body: string) => signTestEvent(body, testWebhookSecret(cookieSecret));
    tasks.push(bindSendTestEvent({ url: async () => `${await address()}${path}`, sign, signatureHeader }));
  }
  return tasks;
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
