import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Db } from "#server/db/connect.ts";
import type { CustomerId, Customers } from "#server/domain/customers.ts";
import { bindEndpoint } from "#server/http/endpoints/bind-endpoint.ts";
import type { AnswerGivenBy } from "#shared/contract/endpoint.ts";
import type { getWaitingListing } from "#shared/contract/listings/listings.ts";
import * as contract from "#shared/contract/listings/listings.ts";
import { readPropertyFacts } from "#shared/property-facts.ts";
import type { AskDeps } from "./ask/propose.ts";
import { listingAskRoutes } from "./ask/routes.ts";
import { listingEditRoutes } from "./edit/routes.ts";
import { type ExtrasRouteDeps, extrasRoutes } from "./extras/routes.ts";
import { listingFactRoutes } from "./facts/routes.ts";
import { type LanguageRouteDeps, listingLanguageRoutes } from "./languages/routes.ts";
import { listingPlatformRoutes } from "./platforms/routes.ts";
import { isClosed, openListing, readListing, readListingAsAdmin, readVersions, readView } from "./read/read-listing.ts";
import { chooseBeginning, restoreVersion, reviseListing } from "./revise/revise-listing.ts";
import { type RewriteDeps, rewriteListing } from "./revise/rewrite-listing.ts";
import { findNewestUnopened } from "./store.ts";

const HOUR_MS = 60 * 60 * 1000;

export type ListingDeps = RewriteDeps &
  ExtrasRouteDeps &
  Pick<AskDeps, "proposalSecret"> &
  LanguageRouteDeps & {
    customers: Customers;
    isAdmin: (request: FastifyRequest) => Promise<boolean>;
  };

export function listingRoutes(app: FastifyInstance, deps: ListingDeps): void {
  const { db, customers, isAdmin } = deps;

  bindEndpoint(app, contract.getListing, {
    handle: async ({ params: { id } }, { request, reply }) => {
      reply.header("cache-control", "no-store");
      const customerId = await customers.recognise(request);
      return readListing(db, customerId, id).catch(async (error: unknown) => {
        if (await isAdmin(request)) return readListingAsAdmin(db, id);
        throw error;
      });
    },
  });

  bindEndpoint(app, contract.getListingView, {
    handle: async ({ params }, { request, reply }) => {
      reply.header("cache-control", "no-store");
      return readView(db, await customers.recognise(request), params.id);
    },
  });

  bindEndpoint(app, contract.listVersions, {
    handle: async ({ params: { id }, query: { platform } }, { request, reply }) => {
      reply.header("cache-control", "no-store");
      return readVersions(db, { customerId: await customers.recognise(request), id, platform });
    },
  });

  bindEndpoint(app, contract.openListing, {
    handle: async ({ params }, { request }) => openListing(db, await customers.recognise(request), params.id),
  });

  revisionRoutes(app, deps);
  listingFactRoutes(app, deps);
  listingAskRoutes(app, deps);
  listingEditRoutes(app, deps);
  extrasRoutes(app, deps);
  listingPlatformRoutes(app, deps);
  listingLanguageRoutes(app, deps);

  bindEndpoint(app, contract.getWaitingListing, {
    handle: async (_received, { request, reply }) => {
      reply.header("cache-control", "no-store");
      return findWaitingListing(db, await customers.recognise(request));
    },
  });
}

function revisionRoutes(app: FastifyInstance, deps: ListingDeps): void {
  const { db, customers } = deps;
  bindEndpoint(app, contract.reviseListing, {
    limit: { max: 1200, timeWindow: HOUR_MS },
    handle: async ({ params: { id }, body: { platform, ...wish } }, { request }) => {
      const customerId = await customers.recognise(request);
      await reviseListing(deps, { customerId, id, platform }, wish);
      return readListing(db, customerId, id);
    },
  });

  bindEndpoint(app, contract.rewriteListing, {
    limit: { max: 60, timeWindow: HOUR_MS },
    handle: async ({ params: { id } }, { request }) => {
      const customerId = await customers.recognise(request);
      await rewriteListing(deps, customerId, id);
      return readListing(db, customerId, id);
    },
  });

  bindEndpoint(app, contract.restoreVersion, {
    handle: async ({ params: { id }, body: { platform, version } }, { request }) => {
      const customerId = await customers.recognise(request);
      await restoreVersion(db, { customerId, id, platform }, version);
      return readListing(db, customerId, id);
    },
  });

  bindEndpoint(app, contract.chooseBeginning, {
    handle: async ({ params: { id }, body: { platform, beginning } }, { request }) => {
      const customerId = await customers.recognise(request);
      await chooseBeginning(db, { customerId, id, platform }, beginning);
      return readListing(db, customerId, id);
    },
  });
}

// Delivered while the buyer was away, or never looked at.
async function findWaitingListing(
  db: Db,
  customerId: CustomerId | null,
): Promise<AnswerGivenBy<typeof getWaitingListing>> {
  const listing = customerId && (await findNewestUnopened(db, customerId));
  if (!listing || isClosed(listing)) return { listingId: null, address: null };
  return { listingId: listing.id, address: readPropertyFacts(listing.propertyData).address };
}
