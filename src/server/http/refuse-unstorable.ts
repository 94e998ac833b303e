import type { FastifyInstance } from "fastify";
import { isStorable } from "#shared/intake/is-storable.ts";
import { AppError } from "./app-error.ts";

// The contract judges its own endpoints. This is for routes that are bound by hand, such as the links in mails.
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook("preHandler", ({ params, query }, _reply, done) => {
    if (!textsIn(params).every(isStorable)) return done(new AppError("not_found"));
    const wrong = Object.entries(query ?? {}).find(([name, value]) => ![name, ...textsIn(value)].every(isStorable));
    done(wrong && new AppError("bad_request", "The address contains a character that cannot be saved"));
  });
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
