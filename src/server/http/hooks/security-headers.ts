import type { FastifyReply } from "fastify";
import type { Config } from "#server/config.ts";
import { type Guard, matchedRoute } from "./call-hooks.ts";

const OWN_PAGES: Directives = {
  "default-src": ["'self'"],
  "base-uri": ["'self'"],
  "connect-src": ["'self'"],
  "font-src": ["'self'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
  "frame-src": ["'self'"],
  "img-src": ["'self'", "data:"],
  "object-src": ["'none'"],
  "script-src": ["'self'"],
  "script-src-attr": ["'none'"],
  "style-src": ["'self'"],
};

const STRIPE: Directives = {
  "connect-src": ["https://api.stripe.com"],
  "frame-src": ["https://js.stripe.com", "https://hooks.stripe.com"],
  "img-src": ["https://*.stripe.com"],
  "script-src": ["https://js.stripe.com"],
};

// What Google's guide names for its maps script, without unsafe-eval: that is for drawing maps, and we only ask for
// addresses.
const GOOGLE_PLACES: Directives = {
  "connect-src": ["https://*.googleapis.com", "https://*.google.com", "https://*.gstatic.com", "data:", "blob:"],
  "font-src": ["https://fonts.gstatic.com"],
  "frame-src": ["https://*.google.com"],
  "img-src": [
    "https://*.googleapis.com",
    "https://*.gstatic.com",
    "https://*.google.com",
    "https://*.googleusercontent.com",
  ],
  "script-src": ["https://maps.googleapis.com", "blob:"],
  "style-src": ["https://fonts.googleapis.com"],
  "worker-src": ["'self'", "blob:"],
};

// A script let in by a nonce or a hash may load others, as Google's does. Without either it would shut out our own.
const TRUST_PASSED_ON: Directives = { "script-src": ["'strict-dynamic'"] };

const FOR_DOCUMENTS = {
  "cross-origin-opener-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "SAMEORIGIN",
  "x-permitted-cross-domain-policies": "none",
  // The filter of old browsers did more harm than good.
  "x-xss-protection": "0",
};

const SAME_FOR_ALL = {
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
};

const REQUEST_ID_HEADER = "x-request-id";

// Load balancers ask it all the time, and heed nothing that is for documents.
export const LIVENESS_PATH = "/healthz";

// Written once at the start: they are the same for every answer but for its id, and what a route says itself.
export function sendCommonHeaders(settings: PolicySettings): Guard {
  const headers = {
    // No browser or proxy may cache an answer unless its route allows it, so that new routes are private by default.
    "cache-control": "no-store",
    ...SAME_FOR_ALL,
    ...(settings.isHttps && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
    [POLICY_HEADER]: policyHeader(settings),
  };
  const documentHeaders = { ...headers, ...FOR_DOCUMENTS };
  return (request, reply) => {
    const isLiveness = matchedRoute(request).pattern === LIVENESS_PATH;
    reply.headers(isLiveness ? headers : documentHeaders).header(REQUEST_ID_HEADER, request.id);
  };
}

export const POLICY_HEADER = "content-security-policy";

// The files of a page come by the dozen, and without HTTP/2 each would bring what only documents heed, and an id
// that no log line has. A worker heeds
// its own policy, and a picture may be opened by itself.
export function leaveOutForDocuments(reply: FastifyReply): void {
  for (const name of [...Object.keys(FOR_DOCUMENTS), REQUEST_ID_HEADER]) reply.removeHeader(name);
  reply.header(POLICY_HEADER, "default-src 'self';frame-ancestors 'none'");
}

export function policyHeader(settings: PolicySettings, more: Directives = {}): string {
  return Object.entries(contentPolicy(settings, more))
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join(";");
}

type Directives = Record<string, string[]>;

export type PolicySettings = Pick<Config, "stripe" | "googleMapsApiKey" | "isHttps">;

// A page may need more than all others do: its own nonce, or the hashes of what it carries.
export function contentPolicy(settings: PolicySettings, more: Directives = {}): Directives {
  const pieces = [OWN_PAGES];
  if (settings.stripe) pieces.push(STRIPE);
  if (settings.googleMapsApiKey) pieces.push(GOOGLE_PLACES);
  if (settings.googleMapsApiKey && namesItsScripts(more)) pieces.push(TRUST_PASSED_ON);
  if (settings.isHttps) pieces.push({ "upgrade-insecure-requests": [] });
  return merge([...pieces, more]);
}

function namesItsScripts(directives: Directives): boolean {
  return directives["script-src"]?.some((source) => /^'(nonce|sha256)-/.test(source)) ?? false;
}

function merge(pieces: Directives[]): Directives {
  const merged: Directives = {};
  for (const piece of pieces) {
    for (const [name, sources] of Object.entries(piece)) merged[name] = [...(merged[name] ?? []), ...sources];
  }
  return merged;
}
