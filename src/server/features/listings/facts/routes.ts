import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Customers } from "#server/domain/customers.ts";
import { bindEndpoint } from "#server/http/endpoints/bind-endpoint.ts";
import * as contract from "#shared/contract/listings/listing-facts.ts";
import { readListing } from "../read/read-listing.ts";
import { changeFacts, type FactDeps, previewFactChange } from "./change-facts.ts";
import { confirmStillTrue, lockSentence } from "./keep-sentence.ts";
import { NOTHING_OUTDATED, readOutdated } from "./read-outdated.ts";
import { dayOfToday } from "./time-limits.ts";

const HOUR_MS = 60 * 60 * 1000;

type Deps = FactDeps & { customers: Customers; isAdmin: (request: FastifyRequest) => Promise<boolean> };

export function listingFactRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, customers, isAdmin } = deps;

  bindEndpoint(app, contract.getListingFacts, {
    handle: async ({ params: { id } }, { request, reply }) => {
      reply.header("cache-control", "no-store");
      const customerId = await customers.recognise(request);
      return readOutdated(deps, { customerId, id, today: dayOfToday() }).catch(async (error: unknown) => {
        // The admin reads a text as it is.
        if (await isAdmin(request)) return NOTHING_OUTDATED;
        throw error;
      });
    },
  });

  bindEndpoint(app, contract.previewFacts, {
    limit: { max: 2400, timeWindow: HOUR_MS },
    handle: async ({ params: { id }, body }, { request }) =>
      previewFactChange(deps, { customerId: await customers.recognise(request), id }, body),
  });

  bindEndpoint(app, contract.changeFacts, {
    limit: { max: 1200, timeWindow: HOUR_MS },
    handle: async ({ params: { id }, body }, { request }) => {
      const customerId = await customers.recognise(request);
      await changeFacts(deps, { customerId, id }, body);
      return readListing(db, customerId, id);
    },
  });

  bindEndpoint(app, contract.confirmStillTrue, {
    limit: { max: 600, timeWindow: HOUR_MS },
    handle: async ({ params: { id }, body }, { request }) => {
      const place = { customerId: await customers.recognise(request), id, today: dayOfToday() };
      await confirmStillTrue(db, place, body);
      return readOutdated(deps, place);
    },
  });

  bindEndpoint(app, contract.lockSentence, {
    limit: { max: 600, timeWindow: HOUR_MS },
    handle: async ({ params: { id }, body }, { request }) => {
      const customerId = await customers.recognise(request);
      await lockSentence(db, { customerId, id }, body);
      return readListing(db, customerId, id);
    },
  });
}
