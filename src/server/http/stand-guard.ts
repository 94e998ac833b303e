import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/connect.ts";
import { deriveSecret } from "#server/derive-secret.ts";
import type { Log } from "#server/log.ts";
import { answerErrors } from "./answer-errors.ts";
import { documentApi } from "./api-docs.ts";
import { closeConnectionsWhenStopping } from "./close-connections.ts";
import type { EdgeLimits } from "./edge-limits.ts";
import { guardCalls } from "./guard-calls.ts";
import { limitCallsUnderWay } from "./limit-connections.ts";
import { limitSlowBodies } from "./limit-slow-bodies.ts";
import { logRequests } from "./log-requests.ts";
import { noteMatchedRoutes } from "./matched-route.ts";
import { exposeMetrics } from "./metrics.ts";
import { noteAnswers } from "./note-answers.ts";
import { limitAllCalls, limitRoutes } from "./rate-limits.ts";
import { refuseCrossSiteWrites } from "./refuse-cross-site-writes.ts";
import { refuseUnstorable } from "./refuse-unstorable.ts";
import { sendCommonHeaders } from "./security-headers.ts";

type GuardParts = { config: Config; db: Db; log: Log; cookieSecret: string; limits: EdgeLimits };

// What every call passes before its route, in this order.
export async function standGuard(app: FastifyInstance, parts: GuardParts): Promise<void> {
  const { config, db, log, limits, cookieSecret } = parts;
  const rates = { db, scale: config.rateLimitScale };
  guardCalls(app, [
    noteMatchedRoutes(app),
    sendCommonHeaders(config),
    closeConnectionsWhenStopping(app),
    limitCallsUnderWay(limits),
    limitSlowBodies(app, limits),
    refuseCrossSiteWrites(config),
    limitAllCalls(app, rates),
  ]);
  noteAnswers(app, [logRequests(log), exposeMetrics(app, { config, db })]);
  answerErrors(app);
  refuseUnstorable(app);
  // A read has no body that could come compressed.
  app.addHook("onRoute", (route) => {
    if (route.method === "GET" || route.method === "HEAD") route.decompress = false;
  });
  await app.register(compress);
  // Visitors who came before each purpose had a key of its own are recognised by the old one.
  const secret = [deriveSecret(cookieSecret, "visitor cookie"), cookieSecret];
  await app.register(cookie, { secret, hook: false });
  await limitRoutes(app, rates);
  await documentApi(app, config);
}
