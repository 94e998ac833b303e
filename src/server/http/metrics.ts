import cluster from "node:cluster";
import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { Config } from "#server/config.ts";
import { AppError } from "./app-error.ts";

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function exposeMetrics(app: FastifyInstance, config: Pick<Config, "metricsToken" | "isProduction">): void {
  const registry = new Registry();
  // Each process of a group counts for itself, and whichever answers says which it is.
  if (cluster.worker) registry.setDefaultLabels({ process: String(cluster.worker.id) });
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long requests took",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });

  app.addHook("onResponse", (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? "(no route)",
      status: String(reply.statusCode),
    };
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });

  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(config, request.headers.authorization)) throw new AppError("not_found");
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

// Open on a developer's machine; in production only to who holds the token.
function mayRead(config: Pick<Config, "metricsToken" | "isProduction">, authorization = ""): boolean {
  if (!config.metricsToken) return !config.isProduction;
  const given = Buffer.from(authorization);
  const expected = Buffer.from(`Bearer ${config.metricsToken}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
