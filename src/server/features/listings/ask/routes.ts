import type { FastifyInstance } from "fastify";
import type { Customers } from "#server/domain/customers.ts";
import { bindEndpoint } from "#server/http/endpoints/bind-endpoint.ts";
import * as contract from "#shared/contract/listings/listing-ask.ts";
import { readListing } from "../read/read-listing.ts";
import { keepProposal } from "./keep-proposal.ts";
import { type AskDeps, proposeFor } from "./propose.ts";

const HOUR_MS = 60 * 60 * 1000;

export function listingAskRoutes(app: FastifyInstance, deps: AskDeps & { customers: Customers }): void {
  const { db, customers } = deps;

  bindEndpoint(app, contract.proposeRevision, {
    limit: { max: 300, timeWindow: HOUR_MS },
    handle: async ({ params: { id }, body: { platform, ...asked } }, { request }) =>
      proposeFor(deps, { customerId: await customers.recognise(request), id, platform }, asked),
  });

  bindEndpoint(app, contract.keepProposal, {
    limit: { max: 300, timeWindow: HOUR_MS },
    handle: async ({ params: { id }, body: { platform, ...kept } }, { request }) => {
      const customerId = await customers.recognise(request);
      await keepProposal(deps, { customerId, id, platform }, kept);
      return readListing(db, customerId, id);
    },
  });
}
