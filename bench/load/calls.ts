import type { Member } from "./open-member.ts";
import type { Ask } from "./press.ts";

const BROWSER = { "accept-encoding": "gzip, deflate, br" };

// Asked as in the table of the documentation: a page as a browser asks for it, calls without compression.
export function readsOf({ cookie, listingId, draftId }: Member): Record<string, Ask> {
  const headers = { cookie };
  return {
    "GET /api/auth/user": { path: "/api/auth/user", headers },
    "GET /api/user/listings": { path: "/api/user/listings", headers },
    "GET /api/listing/{id}": { path: `/api/listing/${listingId}`, headers },
    "GET /api/intake/{id}": { path: `/api/intake/${draftId}`, headers },
    "GET /": { path: "/", headers: BROWSER },
    "GET /healthz": { path: "/healthz" },
  };
}

export type Writes = { autosave: Ask; quote: Ask; upload: Ask };

export function writesOf({ cookie, draftId, jobId, picture }: Member): Writes {
  const json = { cookie, "content-type": "application/json" };
  return {
    autosave: {
      method: "PUT",
      path: `/api/intake/${draftId}`,
      headers: json,
      body: JSON.stringify({ form_data: { neighborhood: "Between the harbour and the old town" } }),
    },
    quote: { method: "POST", path: "/api/create-payment-intent", headers: json, body: JSON.stringify({ jobId }) },
    upload: {
      method: "POST",
      path: "/api/upload-images",
      headers: { cookie, "content-type": picture.type },
      body: picture.body,
    },
  };
}
