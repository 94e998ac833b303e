import type { FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import { AppError } from "./app-error.ts";
import type { Guard } from "./guard-calls.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

// A second lock behind the cookies' SameSite: browsers say where a request comes from. Payment webhooks and scripts,
// which carry nobody's cookies, say nothing.
export function refuseCrossSiteWrites({ publicUrl }: Pick<Config, "publicUrl">): Guard {
  const ownHost = publicUrl && hostOf(publicUrl);
  return (request) => {
    const isRefused = !READS.has(request.method) && comesFromElsewhere(request, ownHost);
    return isRefused ? new AppError("forbidden") : undefined;
  };
}

function comesFromElsewhere(request: FastifyRequest, ownHost: string | null): boolean {
  const { "sec-fetch-site": site, origin } = request.headers;
  if (site === "same-origin" || site === "none") return false;
  if (site === "cross-site") return true;
  // A neighbour under the same domain, or a browser that is too old to say more than the origin.
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { protocol, host } = new URL(origin);
  return host !== hostOf(`${protocol}//${request.host}`) && host !== ownHost;
}

// Without the port that the protocol implies.
function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null;
}
