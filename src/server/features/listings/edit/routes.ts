import type { FastifyInstance } from "fastify";
import type { Customers } from "#server/domain/customers.ts";
import { bindEndpoint } from "#server/http/endpoints/bind-endpoint.ts";
import * as contract from "#shared/contract/listings/listing-edit.ts";
import type { FactDeps } from "../facts/change-facts.ts";
import { readListing } from "../read/read-listing.ts";
import { checkFieldEdit, saveFieldEdit } from "./edit-field.ts";

const HOUR_MS = 60 * 60 * 1000;

export function listingEditRoutes(app: FastifyInstance, deps: FactDeps & { customers: Customers }): void {
  const { db, customers } = deps;

  // Asked while typing, at most once in a pause.
  bindEndpoint(app, contract.checkEdit, {
    limit: { max: 3000, timeWindow: HOUR_MS },
    handle: async ({ params: { id }, body }, { request }) =>
      checkFieldEdit(deps, { customerId: await customers.recognise(request), id }, body),
  });

  bindEndpoint(app, contract.saveEdit, {
    limit: { max: 600, timeWindow: HOUR_MS },
    handle: async ({ params: { id }, body }, { request }) => {
      const customerId = await customers.recognise(request);
      await saveFieldEdit(deps, { customerId, id }, body);
      return readListing(db, customerId, id);
    },
  });
}
