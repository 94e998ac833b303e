import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AppError } from "./app-error.ts";

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
