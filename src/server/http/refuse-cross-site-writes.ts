import type { FastifyInstance } from "fastify";
import { AppError } from "./app-error.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

// A second lock behind the cookies' SameSite: browsers say where a request comes from.
export function refuseCrossSiteWrites(app: FastifyInstance): void {
  app.addHook("onRequest", async (request) => {
    if (READS.has(request.method)) return;
    if (request.headers["sec-fetch-site"] === "cross-site") throw new AppError("forbidden");
  });
}
