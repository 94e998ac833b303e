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

export type PolicySettings = Pick<Config, "stripe" | "googleMapsApiKey" | "isHttps">;

// A page may need more than all others do: its own nonce, for instance.
export function contentPolicy(settings: PolicySettings, more: Directives = {}): Directives {
  const pieces = [OWN_PAGES];
  if (settings.stripe) pieces.push(STRIPE);
  if (settings.googleMapsApiKey) pieces.push(GOOGLE_PLACES);
  if (settings.isHttps) pieces.push({ "upgrade-insecure-requests": [] });
  return merge([...pieces, more]);
}

function merge(pieces: Directives[]): Directives {
  const merged: Directives = {};
  for (const piece of pieces) {
    for (const [name, sources] of Object.entries(piece)) merged[name] = [...(merged[name] ?? []), ...sources];
  }
  return merged;
}
