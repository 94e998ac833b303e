import type { FastifyRequest } from "fastify";

type Cookies = Record<string, string | undefined>;

// Parsed on first use: most pages and files never look at the cookies.
export function cookiesOf(request: FastifyRequest): Cookies {
  const known = request.cookies as Cookies | null;
  return known ?? (request.cookies = request.server.parseCookie(request.headers.cookie ?? ""));
}
