import type { FastifyReply } from "fastify";
import { contentPolicy, type Directives, type PolicySettings } from "./content-policy.ts";
import type { Guard } from "./guard-calls.ts";

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
  ...FOR_DOCUMENTS,
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
};

const REQUEST_ID_HEADER = "x-request-id";

// Written once at the start: they are the same for every answer but for its id, and what a route says itself.
export function sendCommonHeaders(settings: PolicySettings): Guard {
  const headers = {
    // No browser, proxy or disk keeps an answer, unless its route says that it may: what is new is private by itself.
    "cache-control": "no-store",
    ...SAME_FOR_ALL,
    ...(settings.isHttps && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
    [POLICY_HEADER]: policyHeader(settings),
  };
  return (request, reply) => {
    reply.headers(headers).header(REQUEST_ID_HEADER, request.id);
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
