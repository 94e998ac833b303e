import type { FastifyInstance } from "fastify";
import { bindEndpoint } from "#server/http/bind-endpoint.ts";
import type { Customers } from "#server/http/customers.ts";
import * as contract from "#shared/contract/listing-edit.ts";
import type { FactParts } from "../facts/change-facts.ts";
import { readListing } from "../read-listing.ts";
import { checkFieldEdit, saveFieldEdit } from "./edit-field.ts";

const HOUR_MS = 60 * 60 * 1000;

export function listingEditRoutes(app: FastifyInstance, parts: FactParts & { customers: Customers }): void {
  const { db, customers } = parts;

  // Asked while typing, at most once in a pause.
  bindEndpoint(app, contract.checkEdit, {
    limit: { max: 3000, timeWindow: HOUR_MS },
    handle: async ({ params: { id }, body }, { request }) =>
      checkFieldEdit(parts, { customerId: await customers.recognise(request), id }, body),
  });

  bindEndpoint(app, contract.saveEdit, {
    limit: { max: 600, timeWindow: HOUR_MS },
    handle: async ({ params: { id }, body }, { request }) => {
      const customerId = await customers.recognise(request);
      await saveFieldEdit(parts, { customerId, id }, body);
      return readListing(db, customerId, id);
    },
  });
}
