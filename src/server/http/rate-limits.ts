import rateLimit, { type FastifyRateLimitStore } from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import type { Db } from "#server/db/connect.ts";
import { AppError } from "./app-error.ts";
import { createCallCounter } from "./call-counter.ts";
import { callerNetwork } from "./caller-network.ts";
import type { Guard } from "./guard-calls.ts";
import { matchedRoute } from "./matched-route.ts";
import { countCall } from "./rate-limit-store.ts";

export type Limit = { max: number; timeWindow: number };

const MINUTE_MS = 60_000;
const LIMIT_OF_ALL_CALLS: Limit = { max: 600, timeWindow: MINUTE_MS };

// Both kinds hold over any number of servers: a route's own limit is counted in the database and exact; that of all
// other calls is counted in memory and told to the database afterwards.
export async function limitRoutes(app: FastifyInstance, { db, scale }: { db: Db; scale: number }): Promise<void> {
  app.addHook("onRoute", (route) => {
    const own = route.config?.rateLimit;
    if (own && typeof own.max === "number") own.max = scaled(own.max, scale);
  });
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => callerNetwork(ip),
    store: storeIn(db),
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
}

export function limitAllCalls(app: FastifyInstance, { db, scale }: { db: Db; scale: number }): Guard {
  const max = scaled(LIMIT_OF_ALL_CALLS.max, scale);
  const onTrouble = (error: unknown) => app.log.warn({ err: error }, "the counts of calls could not be shared");
  const counter = createCallCounter({ db, windowMs: LIMIT_OF_ALL_CALLS.timeWindow, onTrouble });
  app.addHook("onClose", () => counter.stop());
  return (request, reply) => {
    const { isApiCall, hasOwnLimit } = matchedRoute(request);
    // A route with a limit of its own is counted there.
    if (!isApiCall || hasOwnLimit) return;
    const { current, ttl } = counter.count(callerNetwork(request.ip));
    if (current <= max) return;
    const seconds = Math.ceil(ttl / 1000);
    reply.headers({ "x-ratelimit-limit": max, "x-ratelimit-remaining": 0, "x-ratelimit-reset": seconds });
    reply.header("retry-after", seconds);
    return tooMany(ttl);
  };
}

function tooMany(ttlMs: number): AppError {
  return new AppError("rate_limited", `Too many requests. Please try again in ${Math.ceil(ttlMs / 1000)} seconds.`);
}

function scaled(max: number, scale: number): number {
  return Math.max(1, Math.round(max * scale));
}

function storeIn(db: Db) {
  return class DatabaseStore implements FastifyRateLimitStore {
    #scope: string;

    constructor(_options: unknown, scope = "") {
      this.#scope = scope;
    }

    incr(key: string, done: Parameters<FastifyRateLimitStore["incr"]>[1], timeWindowMs: number): void {
      countCall(db, `${this.#scope} ${key}`, timeWindowMs).then(
        (count) => done(null, count),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    }

    // The route comes one level deeper than the plugin's types say.
    child(settings: object): DatabaseStore {
      const { routeInfo } = settings as { routeInfo: { method: string | string[]; url: string } };
      return new DatabaseStore(undefined, `${String(routeInfo.method)} ${routeInfo.url}`);
    }
  };
}
