import type { FastifyInstance } from "fastify";
import { isApiCall } from "./matched-route.ts";

const REQUEST_ID_HEADER = "x-request-id";

export function logRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const line = {
      method: request.method,
      // The route's pattern, not the address: ids and tokens stay out of the log.
      route: request.routeOptions.url ?? "(no route)",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (isApiCall(request) || reply.statusCode >= 500) request.log.info(line, "request");
    else request.log.debug(line, "request");
    done();
  });
}
