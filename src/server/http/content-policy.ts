import type { Config } from "#server/config.ts";

export type Directives = Record<string, string[]>;

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
