import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { bindEndpoint } from "#server/http/endpoints/bind-endpoint.ts";
import * as contract from "#shared/contract/listings/listing-check.ts";
import { checkListing } from "#writer/check-listing/check-listing.ts";
import type { ListingReader } from "./create-listing-reader.ts";

const MINUTE_MS = 60_000;
// A person pastes a text and changes it a few times.
const LIMIT = { max: 30, timeWindow: MINUTE_MS };
// The text, six times over where every character is escaped, and a whole form beside it.
const LARGEST_BODY_BYTES = 400_000;

export function listingCheckRoutes(app: FastifyInstance, readListing: ListingReader): void {
  bindEndpoint(app, contract.readListing, {
    limit: { ...LIMIT },
    largestBodyBytes: LARGEST_BODY_BYTES,
    handle: async ({ body }, { request }) => {
      await nextTurn();
      return { answers: await readListing(body.text, request.signal) };
    },
  });

  bindEndpoint(app, contract.checkListing, {
    limit: { ...LIMIT },
    largestBodyBytes: LARGEST_BODY_BYTES,
    handle: async ({ body: { text, platform, form_data: known } }) => {
      // Lets other requests run first: a hostile text takes some tens of milliseconds.
      await nextTurn();
      return checkListing({ text, platform, ...(known && { known }) });
    },
  });
}
