import type { Config } from "#server/config.ts";

type Directives = Record<string, string[]>;

const OWN_PAGES: Directives = {
  "default-src": ["'self'"],
  "base-uri": ["'self'"],
  "connect-src": ["'self'"],
  "font-src": ["'self'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
  "frame-src": ["'self'"],
  "img-src": ["'self'", "data:", "blob:"],
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

const GOOGLE_PLACES: Directives = {
  "connect-src": ["https://maps.googleapis.com", "https://places.googleapis.com"],
  "font-src": ["https://fonts.gstatic.com"],
  "img-src": ["https://maps.gstatic.com", "https://maps.googleapis.com"],
  "script-src": ["https://maps.googleapis.com"],
  "style-src": ["https://fonts.googleapis.com"],
};

type PolicySettings = Pick<Config, "stripe" | "googleMapsApiKey" | "isHttps">;

export function contentPolicy(settings: PolicySettings, nonce?: string): Directives {
  const pieces = [OWN_PAGES];
  if (settings.stripe) pieces.push(STRIPE);
  if (settings.googleMapsApiKey) pieces.push(GOOGLE_PLACES);
  if (nonce) pieces.push({ "script-src": [`'nonce-${nonce}'`], "style-src": [`'nonce-${nonce}'`] });
  if (settings.isHttps) pieces.push({ "upgrade-insecure-requests": [] });
  return merge(pieces);
}

function merge(pieces: Directives[]): Directives {
  const merged: Directives = {};
  for (const piece of pieces) {
    for (const [name, sources] of Object.entries(piece)) merged[name] = [...(merged[name] ?? []), ...sources];
  }
  return merged;
}
