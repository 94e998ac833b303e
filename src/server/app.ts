import { randomUUID } from "node:crypto";
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { featuresFor } from "./all-features.ts";
import type { Config } from "./config.ts";
import { createContext } from "./create-context.ts";
import type { Given } from "./feature.ts";
import { embeddedWriters } from "./features/listings/write/write-texts.ts";
import { answerNotFound } from "./http/endpoints/answer-errors.ts";
import { installHooks } from "./http/hooks/install-hooks.ts";
import { trustProxies } from "./http/limits/caller-network.ts";
import { type EdgeLimits, edgeLimits, limitConnections } from "./http/limits/limit-connections.ts";
import { answerHealth } from "./http/monitoring/health.ts";
import { RequestLog } from "./http/monitoring/request-log.ts";
import { servePages } from "./http/pages/serve-pages.ts";
import { serveSiteIndex } from "./http/pages/site-index.ts";
import type { Log } from "./process/log.ts";

const LARGEST_JSON_BYTES = 1024 * 1024;

// Without writers the embedded ones write, and without a spending limit no model reads listings.
type AppDeps = Omit<Given, "writers" | "spending"> &
  Partial<Pick<Given, "writers" | "spending">> & { limits?: EdgeLimits };

export async function buildApp({ limits = edgeLimits(), ...deps }: AppDeps): Promise<FastifyInstance> {
  const { config, db, log, cookieSecret } = deps;
  const app = createEmptyApp({ config, log, limits });
  await installHooks(app, { config, db, log, limits, cookieSecret });
  answerHealth(app, { db, dataDir: config.dataDir });
  const context = createContext({ writers: embeddedWriters, spending: {}, ...deps });
  for (const feature of featuresFor(config)) feature.routes?.(app, context);
  serveSiteIndex(app, config);
  await servePages(app, config);
  return app;
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
