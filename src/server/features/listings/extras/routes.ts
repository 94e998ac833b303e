import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Customers } from "#server/domain/customers.ts";
import { bindEndpoint } from "#server/http/endpoints/bind-endpoint.ts";
import * as contract from "#shared/contract/listings/listing-extras.ts";
import { readListing } from "../read/read-listing.ts";
import { chooseTitle } from "./choose-title.ts";
import { type ExtrasDeps, readExtras, readExtrasAsAdmin } from "./read-extras.ts";

const HOUR_MS = 60 * 60 * 1000;

export type ExtrasRouteDeps = ExtrasDeps & {
  customers: Customers;
  isAdmin: (request: FastifyRequest) => Promise<boolean>;
};

export function extrasRoutes(app: FastifyInstance, deps: ExtrasRouteDeps): void {
  const { db, customers, isAdmin } = deps;

  bindEndpoint(app, contract.getListingExtras, {
    limit: { max: 600, timeWindow: HOUR_MS },
    handle: async ({ params: { id } }, { request, reply }) => {
      reply.header("cache-control", "no-store");
      const customerId = await customers.recognise(request);
      return readExtras(deps, customerId, id).catch(async (error: unknown) => {
        if (await isAdmin(request)) return readExtrasAsAdmin(deps, id);
        throw error;
      });
    },
  });

  bindEndpoint(app, contract.chooseTitle, {
    limit: { max: 240, timeWindow: HOUR_MS },
    handle: async ({ params: { id }, body: { platform, title } }, { request }) => {
      const customerId = await customers.recognise(request);
      await chooseTitle(deps, { customerId, id, platform, title });
      return readListing(db, customerId, id);
    },
  });
}
