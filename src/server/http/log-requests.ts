import type { FastifyInstance } from "fastify";
import type { Log } from "#server/log.ts";
import { matchedRoute } from "./matched-route.ts";

export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook("onResponse", (request, reply, done) => {
    const { pattern, isApiCall } = matchedRoute(request);
    const level = isApiCall || reply.statusCode >= 500 ? "info" : "debug";
    if (log.isLevelEnabled(level)) {
      const { id: reqId, method } = request;
      const ms = Math.round(reply.elapsedTime);
      log[level]({ reqId, method, route: pattern, status: reply.statusCode, ms }, "request");
    }
    done();
  });
}
