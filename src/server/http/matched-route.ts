import type { FastifyRequest } from "fastify";

// Decided by the route that was matched, never by the address as it was written: the same route can be written with
// encoded letters, or with a whole address in the request line.
export function isApiCall({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith("/api/") ?? false;
}
