import type { FastifyInstance } from "fastify";
import { bindEndpoint } from "#server/http/bind-endpoint.ts";
import type { Customers } from "#server/http/customers.ts";
import * as contract from "#shared/contract/listing-languages.ts";
import { readTranslations, type TranslationParts } from "./read-translations.ts";
import { translateListing } from "./translate-listing.ts";

const HOUR_MS = 60 * 60 * 1000;

export type LanguageRouteParts = TranslationParts & { customers: Customers };

export function listingLanguageRoutes(app: FastifyInstance, parts: LanguageRouteParts): void {
  const { customers } = parts;

  bindEndpoint(app, contract.getTranslations, {
    limit: { max: 600, timeWindow: HOUR_MS },
    handle: async ({ params: { id } }, { request, reply }) => {
      reply.header("cache-control", "no-store");
      return readTranslations(parts, await customers.recognise(request), id);
    },
  });

  bindEndpoint(app, contract.translateListing, {
    limit: { max: 120, timeWindow: HOUR_MS },
    handle: async ({ params: { id }, body }, { request }) => {
      const customerId = await customers.recognise(request);
      await translateListing(parts, { customerId, id, ...body });
      return readTranslations(parts, customerId, id);
    },
  });
}
