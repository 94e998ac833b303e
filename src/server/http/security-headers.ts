import { contentPolicy, type Directives, type PolicySettings } from "./content-policy.ts";
import type { Guard } from "./guard-calls.ts";

const SAME_FOR_ALL = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "SAMEORIGIN",
  "x-permitted-cross-domain-policies": "none",
  // The filter of old browsers did more harm than good.
  "x-xss-protection": "0",
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

export function policyHeader(settings: PolicySettings, more: Directives = {}): string {
  return Object.entries(contentPolicy(settings, more))
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join(";");
}
