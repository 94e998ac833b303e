import type { FastifyInstance } from "fastify";
import type { Db } from "#server/db/connect.ts";
import { isMigrated } from "#server/db/migrate.ts";
import { isDiskFull, storageTroubleOf } from "#server/db/storage-trouble.ts";
import { countHit } from "#server/domain/rate-limit-counters.ts";
import { LIVENESS_PATH } from "../hooks/security-headers.ts";

// A load balancer asks again soon and does not wait long.
const LONGEST_WAIT_MS = 2_000;
const ANSWER_HOLDS_MS = 1_000;

type Readiness = { isReady: boolean; status: string };
type HealthDeps = { db: Db; dataDir: string };

export function answerHealth(app: FastifyInstance, { db, dataDir }: HealthDeps): void {
  const readiness = askRarely(() => findReadiness(app, { db, dataDir }));

  app.get(LIVENESS_PATH, { schema: { hide: true }, compress: false }, () => ({ status: "up" }));

  app.get("/readyz", { schema: { hide: true } }, async (_request, reply) => {
    const { isReady, status } = await readiness();
    return reply.status(isReady ? 200 : 503).send({ status });
  });
}

async function findReadiness(app: FastifyInstance, deps: HealthDeps): Promise<Readiness> {
  const late = Promise.withResolvers<Readiness>();
  const timer = setTimeout(() => late.resolve({ isReady: false, status: "database does not answer" }), LONGEST_WAIT_MS);
  try {
    return await Promise.race([look(deps), late.promise]);
  } catch (error) {
    app.log.error({ err: error }, "not ready");
    const isFull = storageTroubleOf(error) === "full";
    return { isReady: false, status: isFull ? "storage is full" : "database unreachable" };
  } finally {
    clearTimeout(timer);
  }
}

async function look({ db, dataDir }: HealthDeps): Promise<Readiness> {
  if (!(await isMigrated(db))) return { isReady: false, status: "waiting for migrations" };
  // A database that can be read may still be unable to write.
  await countHit(db, "readyz", ANSWER_HOLDS_MS);
  if (await isDiskFull(dataDir)) return { isReady: false, status: "storage is full" };
  return { isReady: true, status: "ready" };
}

// Open to everyone, so that it must cost the same however often it is asked.
function askRarely(ask: () => Promise<Readiness>): () => Promise<Readiness> {
  let last: { answer: Promise<Readiness>; at: number } | undefined;
  return () => {
    if (!last || Date.now() - last.at > ANSWER_HOLDS_MS) last = { answer: ask(), at: Date.now() };
    return last.answer;
  };
}
