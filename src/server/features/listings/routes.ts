import type { FastifyInstance } from "fastify";
import type { Db } from "#server/db/connect.ts";
import { bindEndpoint } from "#server/http/bind-endpoint.ts";
import type { Customers } from "#server/http/customers.ts";
import * as contract from "#shared/contract/listings.ts";
import { openListing, readListing } from "./read-listing.ts";

export function listingRoutes(app: FastifyInstance, { db, customers }: { db: Db; customers: Customers }): void {
  bindEndpoint(app, contract.getListing, {
    handle: async ({ params }, { request, reply }) => {
      reply.header("cache-control", "no-store");
      return readListing(db, await customers.recognise(request), params.id);
    },
  });

  bindEndpoint(app, contract.openListing, {
    handle: async ({ params }, { request }) => openListing(db, await customers.recognise(request), params.id),
  });
}
