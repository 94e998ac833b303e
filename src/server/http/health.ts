import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Db } from "#server/db/connect.ts";
import { isMigrated } from "#server/db/migrate.ts";

export function answerHealth(app: FastifyInstance, db: Db): void {
  app.get("/healthz", { schema: { hide: true } }, async () => ({ status: "up" }));

  app.get("/readyz", { schema: { hide: true } }, async (request, reply) => {
    try {
      await db.execute(sql`select 1`);
      if (await isMigrated(db)) return { status: "ready" };
      return reply.status(503).send({ status: "waiting for migrations" });
    } catch (error) {
      request.log.error({ err: error }, "the database does not answer");
      return reply.status(503).send({ status: "database unreachable" });
    }
  });
}
