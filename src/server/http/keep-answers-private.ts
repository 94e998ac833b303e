import type { FastifyInstance } from "fastify";

// No browser, proxy or disk keeps an answer, unless its route says that it may: what is new is private by itself.
export function keepAnswersPrivate(app: FastifyInstance): void {
  app.addHook("onRequest", (_request, reply, done) => {
    reply.header("cache-control", "no-store");
    done();
  });
}
