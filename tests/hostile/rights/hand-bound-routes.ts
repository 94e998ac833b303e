import type { Known } from "../support/good-requests.ts";
import type { Call } from "../support/http-client.ts";
import { ADMIN, everyone, OWNER, type Row } from "./rows.ts";

export type HandBoundRoute = Row & { call: (known: Known) => Call };

const get = (path: string) => (): Call => ({ method: "GET", path });
const open: Row = { ...everyone(200), isOwn: true, isOpen: true, isPublic: true };
// A navigation of the browser, which ends on a page.
const page: Row = { ...everyone(302), isOwn: true };

// What the server answers beside the contract, as "METHOD /path".
export const HAND_BOUND_ROUTES: Record<string, HandBoundRoute> = {
  "GET /api/orders/:id/invoice": {
    ...OWNER,
    call: ({ target }) => ({ method: "GET", path: `/api/orders/${target.owned.byCard.orderId}/invoice` }),
  },
  "GET /api/listing/:id/export": {
    ...OWNER,
    call: ({ target }) => ({
      method: "GET",
      path: `/api/listing/${target.owned.byCard.listingId}/export?platform=airbnb&format=docx`,
    }),
  },
  "GET /api/admin/export/users": { ...ADMIN, call: get("/api/admin/export/users") },
  "GET /api/admin/export/listings": { ...ADMIN, call: get("/api/admin/export/listings") },
  "GET /api/login": { ...page, call: get("/api/login?next=/dashboard") },
  "GET /api/verify-email": { ...page, call: get("/api/verify-email?token=unknown") },
  // Called from another site, which must not sign a user out.
  "GET /api/logout": {
    ...everyone(403),
    isOwn: true,
    call: () => ({ method: "GET", path: "/api/logout", headers: { "sec-fetch-site": "cross-site" } }),
  },
  // Only the provider can sign it.
  "POST /api/webhooks/test": {
    ...everyone(400),
    isOwn: true,
    call: ({ target }) => ({
      method: "POST",
      path: "/api/webhooks/test",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ id: "x", type: "payment_intent.succeeded", intentId: target.owned.open.paymentIntentId }),
    }),
  },
  "GET /api/dev/outbox/:id/html": { ...everyone(404), isOwn: true, call: get("/api/dev/outbox/unknown/html") },
  // A stored picture is readable by its address, which cannot be guessed.
  "GET *": { ...open, call: ({ target }) => ({ method: "GET", path: target.owned.photo }) },
  "GET /metrics": { ...open, call: get("/metrics") },
  "GET /healthz": { ...open, call: get("/healthz") },
  "GET /readyz": { ...open, call: get("/readyz") },
  "GET /robots.txt": { ...open, call: get("/robots.txt") },
  "GET /sitemap.xml": { ...open, call: get("/sitemap.xml") },
  "GET /api/docs": { ...open, call: get("/api/docs/json") },
};

// The documentation's own files.
export const DOCUMENTATION = /^GET \/api\/docs(\/|\*)/;

// Fastify's drawing of its routes, read back: two levels of four characters each, then the path and its methods.
export function routesIn(drawing: string): string[] {
  const parents: string[] = [];
  const routes: string[] = [];
  for (const line of drawing.split("\n")) {
    const [, indent = "", part = "", methods = ""] = /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \(([^)]*)\))?/.exec(line) ?? [];
    if (!part) continue;
    const level = indent.length / 4;
    parents.length = level;
    parents[level] = `${parents[level - 1] ?? ""}${part}`;
    const own = methods.split(", ").filter((method) => method && method !== "HEAD");
    routes.push(...own.map((method) => `${method} ${parents[level]}`));
  }
  return routes;
}
