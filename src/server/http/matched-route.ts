import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Guard } from "./guard-calls.ts";

// What the hooks of every call ask of the route that was matched.
export type MatchedRoute = {
  // The pattern, not the address: ids and tokens stay out of logs and metrics.
  pattern: string;
  isApiCall: boolean;
  hasOwnLimit: boolean;
};

declare module "fastify" {
  interface FastifyRequest {
    matched: MatchedRoute | null;
  }
}

const NO_ROUTE: MatchedRoute = { pattern: "(no route)", isApiCall: false, hasOwnLimit: false };

// Looked up once for each call: the framework builds its description of a route anew whenever it is asked.
export function noteMatchedRoutes(app: FastifyInstance): Guard {
  const known = new WeakMap<object, MatchedRoute>();
  app.decorateRequest("matched", null);
  return (request) => {
    const { url, config } = request.routeOptions;
    let matched = known.get(config);
    if (!matched) {
      matched = url === undefined ? NO_ROUTE : describe(url, config.rateLimit !== undefined);
      known.set(config, matched);
    }
    request.matched = matched;
  };
}

// Decided by the route that was matched, never by the address as it was written: the same route can be written with
// encoded letters, or with a whole address in the request line.
function describe(pattern: string, hasOwnLimit: boolean): MatchedRoute {
  return { pattern, isApiCall: pattern.startsWith("/api/"), hasOwnLimit };
}

export function matchedRoute({ matched }: FastifyRequest): MatchedRoute {
  return matched ?? NO_ROUTE;
}
