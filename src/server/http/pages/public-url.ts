import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";

const A_HOST = /^[\w.:[\]-]+$/;

// The address users see: the configured one, or, on a machine without that setting, the one they came to.
export function publicUrlFor({ publicUrl }: Pick<Config, "publicUrl">, request: FastifyRequest): string {
  if (publicUrl) return publicUrl;
  return A_HOST.test(request.host) ? `${request.protocol}://${request.host}` : "";
}

// Where this server itself can be reached on its machine.
export function listeningUrl(app: FastifyInstance): string {
  const [address] = app.addresses();
  return typeof address === "object" ? `http://localhost:${address.port}` : "http://localhost";
}
