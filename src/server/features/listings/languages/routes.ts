import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Customers } from "#server/domain/customers.ts";
import { bindEndpoint } from "#server/http/endpoints/bind-endpoint.ts";
import * as contract from "#shared/contract/listings/platforms-and-languages.ts";
import { readTranslations, readTranslationsAsAdmin, type TranslationDeps } from "./read-translations.ts";
import { translateListing } from "./translate-listing.ts";

const HOUR_MS = 60 * 60 * 1000;

export type LanguageRouteDeps = TranslationDeps & {
  customers: Customers;
  isAdmin: (request: FastifyRequest) => Promise<boolean>;
};

export function listingLanguageRoutes(app: FastifyInstance, deps: LanguageRouteDeps): void {
  const { customers, isAdmin } = deps;

  bindEndpoint(app, contract.getTranslations, {
    limit: { max: 600, timeWindow: HOUR_MS },
    handle: async ({ params: { id } }, { request, reply }) => {
      reply.header("cache-control", "no-store");
      const customerId = await customers.recognise(request);
      return readTranslations(deps, customerId, id).catch(async (error: unknown) => {
        if (await isAdmin(request)) return readTranslationsAsAdmin(deps, id);
        throw error;
      });
    },
  });

  bindEndpoint(app, contract.translateListing, {
    limit: { max: 120, timeWindow: HOUR_MS },
    handle: async ({ params: { id }, body }, { request }) => {
      const customerId = await customers.recognise(request);
      await translateListing(deps, { customerId, id, ...body });
      return readTranslations(deps, customerId, id);
    },
  });
}
