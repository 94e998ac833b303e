import type { FastifyInstance, FastifyRequest } from "fastify";
import { bindEndpoint } from "#server/http/bind-endpoint.ts";
import type { Customers } from "#server/http/customers.ts";
import * as contract from "#shared/contract/listing-facts.ts";
import { readListing } from "../read-listing.ts";
import { changeFacts, type FactParts, previewFactChange } from "./change-facts.ts";
import { lockSentence } from "./lock-sentence.ts";
import { NOTHING_OUTDATED, readOutdated } from "./read-outdated.ts";
import { standByWords } from "./stand-by-words.ts";
import { dayOfToday } from "./time-limits.ts";

const HOUR_MS = 60 * 60 * 1000;

type Parts = FactParts & { customers: Customers; isAdmin: (request: FastifyRequest) => Promise<boolean> };

export function listingFactRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, customers, isAdmin } = parts;

  bindEndpoint(app, contract.getListingFacts, {
    handle: async ({ params: { id } }, { request, reply }) => {
      reply.header("cache-control", "no-store");
      const customerId = await customers.recognise(request);
      return readOutdated(parts, { customerId, id, today: dayOfToday() }).catch(async (error: unknown) => {
        // The admin reads a text as it is.
        if (await isAdmin(request)) return NOTHING_OUTDATED;
        throw error;
      });
    },
  });

  bindEndpoint(app, contract.previewFacts, {
    limit: { max: 2400, timeWindow: HOUR_MS },
    handle: async ({ params: { id }, body }, { request }) =>
      previewFactChange(parts, { customerId: await customers.recognise(request), id }, body),
  });

  bindEndpoint(app, contract.changeFacts, {
    limit: { max: 1200, timeWindow: HOUR_MS },
    handle: async ({ params: { id }, body }, { request }) => {
      const customerId = await customers.recognise(request);
      await changeFacts(parts, { customerId, id }, body);
      return readListing(db, customerId, id);
    },
  });

  bindEndpoint(app, contract.standByWords, {
    limit: { max: 600, timeWindow: HOUR_MS },
    handle: async ({ params: { id }, body }, { request }) => {
      const place = { customerId: await customers.recognise(request), id, today: dayOfToday() };
      await standByWords(db, place, body);
      return readOutdated(parts, place);
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
