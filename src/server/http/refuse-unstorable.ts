import type { FastifyInstance } from "fastify";
import { isStorable } from "#shared/intake/is-storable.ts";
import { AppError } from "./app-error.ts";

// The contract judges its own endpoints. This is for routes that are bound by hand, such as the links in mails.
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook("preHandler", ({ params, query }, _reply, done) => {
    if (!areValuesStorable(params)) return done(new AppError("not_found"));
    if (areNamesStorable(query) && areValuesStorable(query)) return done();
    done(new AppError("bad_request", "The address contains a character that cannot be saved"));
  });
}

// Runs for every call, so that it builds nothing.
function areValuesStorable(value: unknown): boolean {
  if (typeof value === "string") return isStorable(value);
  if (typeof value !== "object" || value === null) return true;
  for (const key in value) if (!areValuesStorable((value as Record<string, unknown>)[key])) return false;
  return true;
}

function areNamesStorable(query: unknown): boolean {
  for (const name in query as object) if (!isStorable(name)) return false;
  return true;
}
