import type { FastifyRequest } from "fastify";

type Cookies = Record<string, string | undefined>;

// Read when first asked for: most pages and files ask nobody who they are.
export function cookiesOf(request: FastifyRequest): Cookies {
  const known = request.cookies as Cookies | null;
  return known ?? (request.cookies = request.server.parseCookie(request.headers.cookie ?? ""));
}
