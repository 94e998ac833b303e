import rateLimit, { type FastifyRateLimitStore } from "@fastify/rate-limit";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/domain/app-error.ts";
import { ADD_TO_COUNTER, countCall, WITHOUT_WAITING_FOR_THE_DISK } from "#server/domain/rate-limit-counters.ts";
import { type Guard, matchedRoute } from "../hooks/call-hooks.ts";
import { callerNetwork } from "./caller-network.ts";

const SYNC_EVERY_MS = 500;

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

type Counted = { current: number; ttl: number };

// What a caller did in the current window: what all servers knew of at the last sync, and what came here since.
type Counter = { known: number; unsent: number; resetsAt: number };

type Counting = { db: Db; windowMs: number; onTrouble: (error: unknown) => void };

type CallCounter = {
  count: (caller: string) => Counted;
  sync: () => Promise<void>;
  stop: () => Promise<void>;
};

// Counts in memory, so that no call waits for a row that others are counted in, and tells the database of it in the
// background. Servers hear of each other's counts with the next sync: over several of them the count runs behind by
// what came within one.
export function createCallCounter({ db, windowMs, onTrouble }: Counting): CallCounter {
  const counters = new Map<string, Counter>();
  let syncing: Promise<void> | null = null;

  const exchange = async (): Promise<void> => {
    const now = Date.now();
    for (const [key, { resetsAt }] of counters) if (resetsAt <= now) counters.delete(key);
    const sent = [...counters].filter(([, { unsent }]) => unsent > 0).map(([key, counter]) => ({ key, counter }));
    if (sent.length === 0) return;
    // Always in the same order, so that two servers cannot deadlock on each other's rows.
    const ordered = sent.toSorted((one, other) => (one.key < other.key ? -1 : 1));
    const amounts = ordered.map(({ counter }) => counter.unsent);
    const told = await tell(db, ordered, amounts);
    for (const [at, { key, counter }] of ordered.entries()) {
      const answer = told.get(keyInDatabase(key));
      if (!answer) continue;
      counter.unsent -= amounts[at] ?? 0;
      counter.known = answer.hits;
      counter.resetsAt = Date.now() + answer.ttl;
    }
  };
  const sync = (): Promise<void> => {
    syncing ??= exchange().finally(() => {
      syncing = null;
    });
    return syncing;
  };
  const timer = setInterval(() => void sync().catch(onTrouble), SYNC_EVERY_MS).unref();

  return {
    count: (caller) => {
      const now = Date.now();
      let counter = counters.get(caller);
      if (!counter || counter.resetsAt <= now) {
        counter = { known: 0, unsent: 0, resetsAt: now + windowMs };
        counters.set(caller, counter);
      }
      counter.unsent += 1;
      return { current: counter.known + counter.unsent, ttl: counter.resetsAt - now };
    },
    sync,
    stop: async () => {
      clearInterval(timer);
      await syncing?.catch(onTrouble);
    },
  };
}

function keyInDatabase(caller: string): string {
  return `all ${caller}`;
}

type Sent = { key: string; counter: Counter }[];

async function tell(db: Db, sent: Sent, amounts: number[]): Promise<Map<string, { hits: number; ttl: number }>> {
  const keys = sent.map(({ key }) => keyInDatabase(key));
  const left = sent.map(({ counter }) => Math.max(1, counter.resetsAt - Date.now()));
  const { rows } = await db.execute<{ key: string; hits: number; ttl: number }>(sql`
    insert into rate_limits as counter (key, hits, resets_at)
    select told.key, told.hits, now() + told.left_ms * interval '1 millisecond'
    from unnest(${sql.param(keys)}::text[], ${sql.param(amounts)}::int[], ${sql.param(left)}::int[])
      as told (key, hits, left_ms), ${sql.raw(WITHOUT_WAITING_FOR_THE_DISK)}
    ${sql.raw(ADD_TO_COUNTER)}`);
  return new Map(rows.map(({ key, hits, ttl }) => [key, { hits, ttl }]));
}
