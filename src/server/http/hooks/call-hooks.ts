import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import type { AppError } from "#server/domain/app-error.ts";

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

// Looks at a call before its route does, and may refuse it.
export type Guard = (request: FastifyRequest, reply: FastifyReply) => AppError | void;

// All in one hook, one after the other: the framework's way from one hook to the next costs more than most guards do.
export function guardCalls(app: FastifyInstance, guards: Guard[]): void {
  app.addHook("onRequest", (request, reply, done) => {
    for (const guard of guards) {
      const refusal = guard(request, reply);
      if (refusal) return done(refusal);
    }
    done();
  });
}

type Answered = { request: FastifyRequest; reply: FastifyReply; route: MatchedRoute; ms: number };

// Looks at a call once it is answered.
export type Note = (answered: Answered) => void;

// All in one hook, as the guards are.
export function noteAnswers(app: FastifyInstance, notes: Note[]): void {
  app.addHook("onResponse", (request, reply, done) => {
    const answered = { request, reply, route: matchedRoute(request), ms: reply.elapsedTime };
    for (const note of notes) note(answered);
    done();
  });
}
