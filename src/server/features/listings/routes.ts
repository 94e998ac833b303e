import type { FastifyInstance } from "fastify";
import type { Db } from "#server/db/connect.ts";
import { bindEndpoint } from "#server/http/bind-endpoint.ts";
import type { Visitors } from "#server/http/visitors.ts";
import * as contract from "#shared/contract/listings.ts";
import { openListing, readListing } from "./read-listing.ts";

export function listingRoutes(app: FastifyInstance, { db, visitors }: { db: Db; visitors: Visitors }): void {
  bindEndpoint(app, contract.getListing, {
    handle: async ({ params }, { request, reply }) => {
      reply.header("cache-control", "no-store");
      return readListing(db, visitors.recognise(request), params.id);
    },
  });

  bindEndpoint(app, contract.openListing, {
    handle: async ({ params }, { request }) => openListing(db, visitors.recognise(request), params.id),
  });
}
