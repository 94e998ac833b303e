import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { openVision } from "#writer/inference/open-vision.ts";
import { createFileStore } from "./adapters/files/create-file-store.ts";
import { bindDeleteFiles } from "./adapters/files/delete-files-task.ts";
import { createOutboxMailer, createSmtpMailer } from "./adapters/mail/mailers.ts";
import type { Mailer } from "./adapters/mail/port.ts";
import { bindSendMail } from "./adapters/mail/send-mail-task.ts";
import { createPayments, testWebhookSecret } from "./adapters/payments/create-payments.ts";
import { bindSendTestEvent, signTestEvent, TEST_WEBHOOK } from "./adapters/payments/test-payments.ts";
import { bindForgetFindings, createFindingsCache, forgetFindingsDaily } from "./adapters/vision/findings-cache.ts";
import { bindLookAtPictures } from "./adapters/vision/look-at-photo-task.ts";
import { createVisionModel } from "./adapters/vision/vision-model.ts";
import { type AppDeps, buildApp } from "./app.ts";
import type { Config } from "./config.ts";
import { migrate } from "./db/migrate.ts";
import { type OpenDatabase, openDatabase } from "./db/open-database.ts";
import { createFindingsReader } from "./domain/pictures/read-findings.ts";
import { bindSeeProperty } from "./domain/pictures/see-property.ts";
import { bindForgetRateLimits, forgetRateLimitsDaily } from "./domain/rate-limit-counters.ts";
import { createWorkerMails } from "./features/accounts/account-services.ts";
import { bindForgetEndedSessions, forgetEndedSessionsDaily } from "./features/accounts/sessions/manage-sessions.ts";
import { findVoiceForWriter } from "./features/accounts/settings/brand-voice.ts";
import { bindSendResetLink } from "./features/accounts/sign-in/reset-password.ts";
import { bindForgetGuestTexts, forgetGuestTextsHourly } from "./features/listings/forget-guest-texts-task.ts";
import { keepListing } from "./features/listings/store.ts";
import { createWriters } from "./features/listings/write/create-writers.ts";
import { bindWriteTexts, type Writers } from "./features/listings/write/write-texts.ts";
import { bindDeliverOrder } from "./features/orders/deliver/deliver-order-task.ts";
import { bindDeliveryNotice } from "./features/orders/deliver/delivery-notice-task.ts";
import { seedTestPromoCodes } from "./features/orders/promo/manage-promo-codes.ts";
import { bindHandlePaymentEvent } from "./features/orders/settle/payment-webhook.ts";
import { bindReconcileOrders, reconcileOrdersEveryMinute } from "./features/orders/settle/reconcile-orders-task.ts";
import { bindForgetUnclaimed, forgetUnclaimedHourly } from "./features/uploads/keep-photos.ts";
import type { BoundTask } from "./jobs/task.ts";
import { startWorker } from "./jobs/worker.ts";
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
    const eyes = openVision({ cache });
    undo.push(() => eyes.close());
    const visionModel = createVisionModel(config, { cache, log, spending: spending.photos });
    const tasks = [
      bindSendMail(mailer),
      bindForgetFindings(db),
      ...bindLookAtPictures({ eyes, visionModel, files, log }),
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

type AccountTaskDeps = Pick<AppDeps, "config" | "db"> & { address: () => Promise<string> };

function accountTasks({ config, db, address: ownUrl }: AccountTaskDeps): BoundTask[] {
  return [bindForgetEndedSessions(db), bindSendResetLink({ db, mails: createWorkerMails({ config, ownUrl }) })];
}

type SellingDeps = Omit<AppDeps, "outboxDir"> & {
  writers: Writers;
  // Known once the server listens.
  address: () => Promise<string>;
};

function sellingTasks({ config, db, files, log, cookieSecret, writers, address }: SellingDeps): BoundTask[] {
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
