import cluster from "node:cluster";
import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Registry } from "prom-client";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/connect.ts";
import { productCounts } from "#server/metrics/counts.ts";
import { createOwedWork } from "#server/metrics/owed-work.ts";
import { AppError } from "./app-error.ts";
import type { Note } from "./note-answers.ts";
import { RequestDurations } from "./request-durations.ts";

// The usual ten would wake an idle process a hundred times a second.
const EVENT_LOOP_LOOKED_AT_EVERY_MS = 50;

type MetricsParts = { config: Pick<Config, "metricsToken" | "isProduction">; db: Db };

export function exposeMetrics(app: FastifyInstance, { config, db }: MetricsParts): Note {
  const registry = new Registry();
  // Each process of a group counts for itself, and whichever answers says which it is.
  const worker = cluster.worker && String(cluster.worker.id);
  const owed = createOwedWork(db);
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
  const given = Buffer.from(authorization);
  const expected = Buffer.from(`Bearer ${config.metricsToken}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
