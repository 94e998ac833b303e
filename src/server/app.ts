import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, fastify, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { SpendingCap } from "#writer/models/spending-cap.ts";
import type { FileStore } from "./adapters/files/create-file-store.ts";
import { createPayments } from "./adapters/payments/create-payments.ts";
import { testPaymentRoutes } from "./adapters/payments/test-payment-routes.ts";
import { asksModelAboutPhotos } from "./adapters/vision/vision-model.ts";
import type { Config } from "./config.ts";
import type { Db } from "./db/connect.ts";
import { type Customers, createCustomers } from "./domain/customers.ts";
import { createFindingsReader } from "./domain/pictures/read-findings.ts";
import { bindSeePhotos, bindSeeProperty, type LookUpDeps } from "./domain/pictures/see-property.ts";
import { createAccountServices } from "./features/accounts/account-services.ts";
import { accountRoutes } from "./features/accounts/routes.ts";
import type { Sessions } from "./features/accounts/sessions/sessions.ts";
import { findVoiceForWriter, voiceForWriter } from "./features/accounts/settings/brand-voice.ts";
import { accountSettingsRoutes } from "./features/accounts/settings/settings-routes.ts";
import { openIdRoutes } from "./features/accounts/sign-in/openid-routes.ts";
import type { AccountDeps } from "./features/accounts/sign-in/sign-in.ts";
import { recordRefund } from "./features/admin/record-change.ts";
import { adminRoutes } from "./features/admin/routes.ts";
import { contactRoutes } from "./features/contact/routes.ts";
import { expressRoutes } from "./features/express/routes.ts";
import { intakeRoutes } from "./features/intake/routes.ts";
import { createListingReader } from "./features/listing-check/create-listing-reader.ts";
import { listingCheckRoutes } from "./features/listing-check/routes.ts";
import { createTranslator } from "./features/listings/languages/create-translator.ts";
import {
  findListingIdIfAny,
  findListingIdOfOrder,
  findOpenListingId,
  readListingOfOrder,
} from "./features/listings/read/read-listing.ts";
import { listingRoutes } from "./features/listings/routes.ts";
import { findShareableListings } from "./features/listings/user-listings/shareable-listings.ts";
import { userListingRoutes } from "./features/listings/user-listings/user-listings.ts";
import { embeddedWriters, refuseUnwritable } from "./features/listings/write/embedded-writers.ts";
import { createTeaserWriter } from "./features/listings/write/write-teaser.ts";
import type { Writers } from "./features/listings/write/write-texts.ts";
import { collectListing } from "./features/orders/deliver/collect-listing.ts";
import { createDeliveryWatch } from "./features/orders/deliver/delivery-watch.ts";
import { startDelivery } from "./features/orders/deliver/start-delivery.ts";
import { createPromoCode, listPromoCodes } from "./features/orders/promo/manage-promo-codes.ts";
import { propertyRoutes } from "./features/orders/property-routes.ts";
import { expireOrder } from "./features/orders/quote/expire-order.ts";
import { readForm } from "./features/orders/quote/order-subject.ts";
import { orderRoutes } from "./features/orders/routes.ts";
import { paymentWebhookRoutes } from "./features/orders/settle/payment-webhook.ts";
import { outboxRoutes } from "./features/outbox/routes.ts";
import { sharingRoutes } from "./features/sharing/routes.ts";
import { Decoders } from "./features/uploads/decoding/decoders.ts";
import { openIncomingFolder } from "./features/uploads/incoming-folder.ts";
import { uploadRoutes } from "./features/uploads/routes.ts";
import { answerNotFound } from "./http/endpoints/answer-errors.ts";
import { installHooks } from "./http/hooks/install-hooks.ts";
import { trustProxies } from "./http/limits/caller-network.ts";
import { type EdgeLimits, edgeLimits, limitConnections } from "./http/limits/limit-connections.ts";
import { answerHealth } from "./http/monitoring/health.ts";
import { RequestLog } from "./http/monitoring/request-log.ts";
import { listeningUrl, publicUrlFor } from "./http/pages/public-url.ts";
import { servePages } from "./http/pages/serve-pages.ts";
import { serveSiteIndex } from "./http/pages/site-index.ts";
import type { Log } from "./process/log.ts";
import { publicConfigRoutes } from "./settings/public-config-routes.ts";
import { deriveSecret } from "./settings/secrets.ts";

const LARGEST_JSON_BYTES = 1024 * 1024;

export type AppDeps = {
  config: Config;
  db: Db;
  files: FileStore;
  log: Log;
  cookieSecret: string;
  outboxDir: string;
  // Who writes another version of a text; the worker's writers, so that both share one spending limit.
  writers?: Writers;
  // What reading listings with a model may spend; without it no model reads.
  readingSpending?: SpendingCap | undefined;
  // What translating a text may spend, together with writing.
  writingSpending?: SpendingCap | undefined;
  limits?: EdgeLimits;
};

export async function buildApp({
  config,
  db,
  files,
  log,
  cookieSecret,
  outboxDir,
  writers = embeddedWriters,
  readingSpending,
  writingSpending,
  limits = edgeLimits(),
}: AppDeps): Promise<FastifyInstance> {
  const app = createEmptyApp({ config, log, limits });
  await installHooks(app, { config, db, log, limits, cookieSecret });

  const accounts = createAccountServices({ config, db, log, cookieSecret, ownUrl: () => listeningUrl(app) });
  const { sessions } = accounts;
  const findUserId = async (request: FastifyRequest) => (await sessions.find(request))?.user.id ?? null;
  const findSessionId = async (request: FastifyRequest) => (await sessions.find(request))?.sessionId ?? null;
  const customers = createCustomers({ db, isHttps: config.isHttps, findUserId });
  serveAccounts(app, accounts, { config, db, log, cookieSecret });
  answerHealth(app, { db, dataDir: config.dataDir });
  publicConfigRoutes(app, config);
  if (config.features.intake) receiveForms(app, { config, db, files, log, cookieSecret, customers, findSessionId });
  listingCheckRoutes(app, createListingReader(config, { log, spending: readingSpending }));
  receiveUploads(app, { config, db, files, customers });
  sellListings(app, { config, db, files, log, cookieSecret, customers, sessions, writers, writingSpending });
  administer(app, { db, sessions });
  if (config.showsOutbox) outboxRoutes(app, outboxDir);
  contactRoutes(app, { db, contactEmail: config.contactEmail });
  serveSiteIndex(app, config);
  await servePages(app, config);
  return app;
}

type FormDeps = Pick<AppDeps, "config" | "db" | "files" | "log" | "cookieSecret"> & {
  customers: Customers;
  findSessionId: (request: FastifyRequest) => Promise<string | null>;
};

function receiveForms(
  app: FastifyInstance,
  { config, db, files, log, cookieSecret, customers, findSessionId }: FormDeps,
): void {
  const eyes = eyesFor({ config, db, files });
  const writeTeaser = createTeaserWriter();
  intakeRoutes(app, {
    db,
    log,
    customers,
    findSessionId,
    eyes,
    writeTeaser: (known, voice) => writeTeaser(known, voiceForWriter(voice)),
    linkSecret: cookieSecret,
    publicUrl: (request) => publicUrlFor(config, request),
    mailedUrl: () => config.publicUrl ?? listeningUrl(app),
  });
  const prepareTeaser = async (customerId: string) => {
    const brand = await findVoiceForWriter(db, customerId);
    return (known: Parameters<typeof writeTeaser>[0]) => writeTeaser(known, brand);
  };
  expressRoutes(app, { ...eyes, customers, prepareTeaser });
}

function eyesFor({ config, db, files }: Pick<AppDeps, "config" | "db" | "files">): LookUpDeps {
  const { looksAtPhotos } = config;
  const readFindings = createFindingsReader({ db, files });
  return { db, readFindings, looksAtPhotos, asksModel: asksModelAboutPhotos(config) };
}

type Frame = { config: Config; log: Log; limits: EdgeLimits };

function createEmptyApp({ config, log, limits }: Frame): FastifyInstance {
  // Typed as widely as Fastify knows it, so that the app keeps its plain type.
  const loggerInstance: FastifyBaseLogger = log;
  const isTrustedProxy = trustProxies(config.trustedProxies);
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (parent, bindings, options) => new RequestLog(parent, bindings, options),
    genReqId: () => randomUUID(),
    bodyLimit: LARGEST_JSON_BYTES,
    ...(config.trustedProxies && { trustProxy: isTrustedProxy }),
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.headersMs / 4 },
    forceCloseConnections: "idle",
    // Refused by a guard, in the words and with the headers of every refusal.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    // An address that cannot be decoded names nothing.
    frameworkErrors: (_error, request, reply) => void answerNotFound(request, reply),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  limitConnections(app, { limits, isTrustedProxy });
  return app;
}

function serveAccounts(
  app: FastifyInstance,
  accounts: AccountDeps,
  { config, db, log, cookieSecret }: Pick<AppDeps, "config" | "db" | "log" | "cookieSecret">,
): void {
  accountRoutes(app, accounts);
  openIdRoutes(app, accounts, config.oidc !== null);
  const parts = { db, log, payments: createPayments({ config, db, log, cookieSecret }) };
  accountSettingsRoutes(app, {
    ...accounts,
    abandonOrder: (orderId, reason) => expireOrder(parts, orderId, { reason, isDue: sql`true` }),
  });
}

type UploadDeps = Pick<AppDeps, "config" | "db" | "files"> & { customers: Customers };

function receiveUploads(app: FastifyInstance, { config, db, files, customers }: UploadDeps): void {
  const incoming = openIncomingFolder(config.dataDir);
  const decoders = new Decoders({ folder: incoming.path, deadlineMs: config.decodeSeconds * 1000 });
  app.addHook("preClose", () => decoders.close());
  app.addHook("onClose", async () => incoming.close());
  const { looksAtPhotos } = config;
  uploadRoutes(app, { db, files, customers, decoders, incomingDir: incoming.path, looksAtPhotos });
}

function administer(app: FastifyInstance, { db, sessions }: { db: Db; sessions: Sessions }): void {
  adminRoutes(app, {
    db,
    requireAdmin: async (request) => (await sessions.requireAdmin(request)).user,
    startDelivery: (tx, order) => startDelivery(tx, order, { subject: null, isJustSettled: true }),
    promoBooks: { list: () => listPromoCodes(db), create: (tx, promo) => createPromoCode(tx, promo) },
  });
}

// What the orders need to know of their listings.
function listingsOfOrders(db: Db) {
  return {
    findListingId: (orderId: string) => findListingIdOfOrder(db, orderId),
    findOpenListingId: (orderId: string) => findOpenListingId(db, orderId),
    findListingIdIfAny: (orderId: string) => findListingIdIfAny(db, orderId),
    readContent: (orderId: string, withContent: boolean) => readListingOfOrder(db, orderId, withContent),
  };
}

type SellingDeps = Pick<AppDeps, "config" | "db" | "files" | "log" | "cookieSecret"> & {
  customers: Customers;
  sessions: Sessions;
  writers: Writers;
  writingSpending: SpendingCap | undefined;
};

function picturesSeenIn(where: Pick<AppDeps, "db" | "files">) {
  const findings = createFindingsReader(where);
  return { see: bindSeeProperty(findings), seePhotos: bindSeePhotos(findings) };
}

function sellListings(
  app: FastifyInstance,
  { config, db, files, log, cookieSecret, customers, sessions, writers, writingSpending }: SellingDeps,
): void {
  const payments = createPayments({ config, db, log, cookieSecret });
  const watch = createDeliveryWatch(db);
  app.addHook("preClose", async () => watch.stop());
  const parts = { db, log, payments, watch, customers, refuseUnwritable };
  const isAdmin = async (request: FastifyRequest) => (await sessions.find(request))?.user.isAdmin ?? false;
  orderRoutes(app, {
    ...parts,
    ...listingsOfOrders(db),
    testMode: config.testMode,
    operator: config.operator,
    requireAdmin: async (request) => (await sessions.requireAdmin(request)).user,
    recordRefund,
  });
  propertyRoutes(app, {
    db,
    customers,
    collectDescriptions: async ({ withContent, ...request }) =>
      (await readListingOfOrder(db, await collectListing(parts, request), withContent)).descriptions,
  });
  listingRoutes(app, {
    db,
    customers,
    isAdmin,
    writers,
    translate: createTranslator(config, { log, spending: writingSpending }),
    findBrand: (customerId) => findVoiceForWriter(db, customerId),
    ...picturesSeenIn({ db, files }),
    readForm: (customerId, orderId) => readForm(db, customerId, orderId),
    proposalSecret: deriveSecret(cookieSecret, "proposals"),
  });
  sharingRoutes(app, {
    db,
    customers,
    findShareable: (customerId, listingId) => findShareableListings(db, customerId, listingId),
  });
  userListingRoutes(app, {
    db,
    requireMember: async (request) => (await sessions.require(request)).user,
  });
  paymentWebhookRoutes(app, { db, payments });
  if (config.testMode) testPaymentRoutes(app, db);
}
