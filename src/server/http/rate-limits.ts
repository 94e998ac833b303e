import rateLimit, { type FastifyRateLimitStore } from "@fastify/rate-limit";
import { sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Db, Tx } from "#server/db/connect.ts";
import { AppError } from "./app-error.ts";
import { callerNetwork } from "./caller-network.ts";
import { isApiCall } from "./matched-route.ts";

export type Limit = { max: number; timeWindow: number };

const MINUTE_MS = 60_000;
const LIMIT_OF_ALL_CALLS: Limit = { max: 600, timeWindow: MINUTE_MS };

// Counted in the database, so that a limit holds over any number of servers.
export async function limitRates(app: FastifyInstance, { db, scale }: { db: Db; scale: number }): Promise<void> {
  app.addHook("onRoute", (route) => {
    const own = route.config?.rateLimit;
    if (own && typeof own.max === "number") own.max = scaled(own.max, scale);
  });
  await app.register(rateLimit, {
    max: scaled(LIMIT_OF_ALL_CALLS.max, scale),
    timeWindow: LIMIT_OF_ALL_CALLS.timeWindow,
    allowList: (request: FastifyRequest) => !isApiCall(request),
    keyGenerator: ({ ip }) => callerNetwork(ip),
    store: storeIn(db),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError("rate_limited", `Too many requests. Please try again in ${Math.ceil(ttl / 1000)} seconds.`),
  });
}

function scaled(max: number, scale: number): number {
  return Math.max(1, Math.round(max * scale));
}

function storeIn(db: Db) {
  return class DatabaseStore implements FastifyRateLimitStore {
    #scope: string;

    constructor(_options: unknown, scope = "all") {
      this.#scope = scope;
    }

    incr(key: string, done: Parameters<FastifyRateLimitStore["incr"]>[1], timeWindowMs: number): void {
      countHit(db, `${this.#scope} ${key}`, timeWindowMs).then(
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

export async function countHit(
  db: Db | Tx,
  key: string,
  timeWindowMs: number,
): Promise<{ current: number; ttl: number }> {
  const counted = await db.execute<{ hits: number; ttl: number }>(sql`
    insert into rate_limits as counter (key, hits, resets_at)
    values (${key}, 1, now() + ${timeWindowMs} * interval '1 millisecond')
    on conflict (key) do update set
      hits = case when counter.resets_at <= now() then 1 else counter.hits + 1 end,
      resets_at = case when counter.resets_at <= now() then excluded.resets_at else counter.resets_at end
    returning hits, (extract(epoch from resets_at - now()) * 1000)::int as ttl
  `);
  const row = counted.rows[0];
  if (!row) throw new Error("the rate limit counter answered nothing");
  return { current: row.hits, ttl: row.ttl };
}

export async function forgetExpiredRateLimits(db: Db): Promise<void> {
  await db.execute(sql`delete from rate_limits where resets_at < now()`);
}
