import type { FastifyInstance } from "fastify";
import type { Customers } from "#server/domain/customers.ts";
import { bindEndpoint } from "#server/http/endpoints/bind-endpoint.ts";
import * as contract from "#shared/contract/listings/listing-ask.ts";
import { readListing } from "../read/read-listing.ts";
import { keepProposal } from "./keep-proposal.ts";
import { type AskDeps, proposeFor } from "./propose.ts";

const HOUR_MS = 60 * 60 * 1000;

export function listingAskRoutes(app: FastifyInstance, parts: AskDeps & { customers: Customers }): void {
  const { db, customers } = parts;

  bindEndpoint(app, contract.proposeRevision, {
    limit: { max: 300, timeWindow: HOUR_MS },
    handle: async ({ params: { id }, body: { platform, ...asked } }, { request }) =>
      proposeFor(parts, { customerId: await customers.recognise(request), id, platform }, asked),
  });

  bindEndpoint(app, contract.keepProposal, {
    limit: { max: 300, timeWindow: HOUR_MS },
    handle: async ({ params: { id }, body: { platform, ...kept } }, { request }) => {
      const customerId = await customers.recognise(request);
      await keepProposal(parts, { customerId, id, platform }, kept);
      return readListing(db, customerId, id);
    },
  });
}
