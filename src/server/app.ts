import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, fastify, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { FileStore } from "./adapters/files/create-file-store.ts";
import { createPayments } from "./adapters/payments/create-payments.ts";
import { testPaymentRoutes } from "./adapters/payments/test-payment-routes.ts";
import type { Config } from "./config.ts";
import type { Db } from "./db/connect.ts";
import { createAccounts } from "./features/accounts/create-accounts.ts";
import { accountRoutes } from "./features/accounts/routes.ts";
import type { Sessions } from "./features/accounts/sessions.ts";
import { intakeRoutes } from "./features/intake/routes.ts";
import { findListingIdOfOrder, readListingOfOrder } from "./features/listings/read-listing.ts";
import { refuseUnwritable } from "./features/listings/refuse-unwritable.ts";
import { listingRoutes } from "./features/listings/routes.ts";
import { collectListing } from "./features/orders/collect-listing.ts";
import { createDeliveryWatch } from "./features/orders/delivery-watch.ts";
import { orderRoutes } from "./features/orders/routes.ts";
import { paymentWebhookRoutes } from "./features/orders/webhook-routes.ts";
import { outboxRoutes } from "./features/outbox/routes.ts";
import { propertyRoutes } from "./features/properties/routes.ts";
import { publicConfigRoutes } from "./features/public-config/routes.ts";
import { uploadRoutes } from "./features/uploads/routes.ts";
import { answerErrors, answerNotFound } from "./http/answer-errors.ts";
import { documentApi } from "./http/api-docs.ts";
import { closeConnectionsWhenStopping } from "./http/close-connections.ts";
import { type Customers, createCustomers } from "./http/customers.ts";
import { answerHealth } from "./http/health.ts";
import { logRequests } from "./http/log-requests.ts";
import { exposeMetrics } from "./http/metrics.ts";
import { servePages } from "./http/pages.ts";
import { listeningUrl } from "./http/public-url.ts";
import { limitRates } from "./http/rate-limits.ts";
import { refuseCrossSiteWrites } from "./http/refuse-cross-site-writes.ts";
import { sendSecurityHeaders } from "./http/security-headers.ts";
import { serveSiteIndex } from "./http/site-index.ts";
import type { Log } from "./log.ts";

const LARGEST_JSON_BYTES = 1024 * 1024;

export type AppParts = {
  config: Config;
  db: Db;
  files: FileStore;
  log: Log;
  cookieSecret: string;
  outboxDir: string;
};

export async function buildApp({
  config,
  db,
  files,
  log,
  cookieSecret,
  outboxDir,
}: AppParts): Promise<FastifyInstance> {
  // Typed as widely as Fastify knows it, so that the app keeps its plain type.
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: LARGEST_JSON_BYTES,
    trustProxy: config.trustProxy,
    forceCloseConnections: "idle",
    routerOptions: { ignoreTrailingSlash: true },
    // An address that cannot be decoded names nothing.
    frameworkErrors: (_error, request, reply) => void answerNotFound(request, reply),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  logRequests(app);
  exposeMetrics(app, config);
  answerErrors(app);
  closeConnectionsWhenStopping(app);
  await sendSecurityHeaders(app, config);
  refuseCrossSiteWrites(app);
  await app.register(compress);
  await app.register(cookie, { secret: cookieSecret });
  await limitRates(app, { db, scale: config.rateLimitScale });
  await documentApi(app, config);

  const accounts = createAccounts({ config, db, log, cookieSecret, ownUrl: () => listeningUrl(app) });
  const { sessions } = accounts;
  const findUserId = async (request: FastifyRequest) => (await sessions.find(request))?.user.id ?? null;
  const customers = createCustomers({ db, isHttps: config.isHttps, findUserId });
  accountRoutes(app, accounts);
  answerHealth(app, db);
  publicConfigRoutes(app, config);
  if (config.features.intake) intakeRoutes(app, { db, customers, looksAtPhotos: config.looksAtPhotos });
  uploadRoutes(app, { db, files, customers, looksAtPhotos: config.looksAtPhotos });
  sellListings(app, { config, db, log, cookieSecret, customers, sessions });
  if (config.showsOutbox) outboxRoutes(app, outboxDir);
  serveSiteIndex(app, config);
  await servePages(app, config);
  return app;
}

type SellingParts = Pick<AppParts, "config" | "db" | "log" | "cookieSecret"> & {
  customers: Customers;
  sessions: Sessions;
};

function sellListings(
  app: FastifyInstance,
  { config, db, log, cookieSecret, customers, sessions }: SellingParts,
): void {
  const payments = createPayments({ config, db, log, cookieSecret });
  const watch = createDeliveryWatch(db);
  app.addHook("preClose", async () => watch.stop());
  const parts = { db, log, payments, watch, customers, refuseUnwritable };
  orderRoutes(app, {
    ...parts,
    testMode: config.testMode,
    operator: config.operator,
    isAdmin: async (request) => (await sessions.find(request))?.user.isAdmin ?? false,
    findListingId: (orderId) => findListingIdOfOrder(db, orderId),
    readContent: (orderId) => readListingOfOrder(db, orderId),
  });
  propertyRoutes(app, {
    db,
    customers,
    collectDescriptions: async (request) =>
      (await readListingOfOrder(db, await collectListing(parts, request))).descriptions,
  });
  listingRoutes(app, { db, customers });
  paymentWebhookRoutes(app, { db, payments });
  if (config.testMode) testPaymentRoutes(app, db);
}
