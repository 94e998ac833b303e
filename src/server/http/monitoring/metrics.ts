import cluster from "node:cluster";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Registry } from "prom-client";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/domain/app-error.ts";
import { isSameSecret } from "#server/domain/is-same-secret.ts";
import { productCounts } from "#server/metrics/product-counts.ts";
import { createWorkBacklog } from "#server/metrics/work-backlog.ts";
import type { MatchedRoute, Note } from "../hooks/call-hooks.ts";

const NAME = "http_request_duration_seconds";

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

// A histogram as Prometheus reads it. The metrics library checks and hashes all labels for each request; here a route
// knows its own counts.
export class RequestDurations {
  readonly #counts: Counts[] = [];
  readonly #ofRoutes = new Map<MatchedRoute, Map<string, Counts>>();

  record(request: Request, seconds: number): void {
    const counts = this.#countsOf(request);
    let at = 0;
    while (at < BUCKETS_SECONDS.length && seconds > (BUCKETS_SECONDS[at] ?? 0)) at++;
    counts.buckets[at] = (counts.buckets[at] ?? 0) + 1;
    counts.sum += seconds;
    counts.count += 1;
  }

  #countsOf({ route, method, status }: Request): Counts {
    let ofRoute = this.#ofRoutes.get(route);
    if (!ofRoute) this.#ofRoutes.set(route, (ofRoute = new Map()));
    const key = `${method}${status}`;
    let counts = ofRoute.get(key);
    if (!counts) {
      const labels = `method="${method}",route="${route.pattern}",status="${status}"`;
      counts = { labels, buckets: [...BUCKETS_SECONDS, Number.POSITIVE_INFINITY].map(() => 0), sum: 0, count: 0 };
      ofRoute.set(key, counts);
      this.#counts.push(counts);
    }
    return counts;
  }

  // The label that tells the processes of a group apart comes with every line.
  text(process: string | undefined): string {
    const more = process === undefined ? "" : `,process="${process}"`;
    const lines = this.#counts.flatMap((counts) => linesOf(counts, more));
    return [`# HELP ${NAME} How long requests took`, `# TYPE ${NAME} histogram`, ...lines, ""].join("\n");
  }
}

// The usual ten would wake an idle process a hundred times a second.
const EVENT_LOOP_LOOKED_AT_EVERY_MS = 50;

type MetricsDeps = { config: Pick<Config, "metricsToken" | "isProduction">; db: Db };

export function exposeMetrics(app: FastifyInstance, { config, db }: MetricsDeps): Note {
  const registry = new Registry();
  // Each process of a group counts for itself, and whichever answers says which it is.
  const worker = cluster.worker && String(cluster.worker.id);
  const owed = createWorkBacklog(db);
  const registries = [registry, productCounts, owed.registry];
  if (worker) for (const each of registries) each.setDefaultLabels({ process: worker });
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: EVENT_LOOP_LOOKED_AT_EVERY_MS });
  const durations = new RequestDurations();

  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(config, request.headers.authorization)) throw new AppError("not_found");
    await owed.look();
    const texts = await Promise.all(registries.map((each) => each.metrics()));
    return reply.type(registry.contentType).send([...texts, durations.text(worker)].join("\n"));
  });
  return ({ request, reply, route, ms }) =>
    durations.record({ route, method: request.method, status: reply.statusCode }, ms / 1000);
}

// Open on a developer's machine; in production only to who holds the token.
function mayRead(config: Pick<Config, "metricsToken" | "isProduction">, authorization = ""): boolean {
  if (!config.metricsToken) return !config.isProduction;
  return isSameSecret(authorization, `Bearer ${config.metricsToken}`);
}

// How many requests fell into each bucket; the last one is for those that took longer than all of them.
type Counts = { labels: string; buckets: number[]; sum: number; count: number };

type Request = { route: MatchedRoute; method: string; status: number };

function linesOf({ labels, buckets, sum, count }: Counts, more: string): string[] {
  let upTo = 0;
  const counted = BUCKETS_SECONDS.map((bound, at) => {
    upTo += buckets[at] ?? 0;
    return `${NAME}_bucket{le="${bound}",${labels}${more}} ${upTo}`;
  });
  return [
    ...counted,
    `${NAME}_bucket{le="+Inf",${labels}${more}} ${count}`,
    `${NAME}_sum{${labels}${more}} ${sum}`,
    `${NAME}_count{${labels}${more}} ${count}`,
  ];
}
