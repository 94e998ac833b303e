import type { FastifyInstance } from "fastify";
import { AppError } from "#server/domain/app-error.ts";
import type { Customers } from "#server/domain/customers.ts";
import { bindEndpoint } from "#server/http/endpoints/bind-endpoint.ts";
import { POLICY_HEADER } from "#server/http/hooks/security-headers.ts";
import * as contract from "#shared/contract/listings/platforms-and-languages.ts";
import { readListing } from "../read/read-listing.ts";
import type { RevisionDeps } from "../revise/revise-listing.ts";
import { addPlatform } from "./add-platform.ts";
import { exportListing } from "./export-listing.ts";

const HOUR_MS = 60 * 60 * 1000;

export function listingPlatformRoutes(app: FastifyInstance, deps: RevisionDeps & { customers: Customers }): void {
  const { db, customers } = deps;

  bindEndpoint(app, contract.addPlatform, {
    limit: { max: 120, timeWindow: HOUR_MS },
    handle: async ({ params: { id }, body: { platform } }, { request }) => {
      const customerId = await customers.recognise(request);
      await addPlatform(deps, { customerId, id, platform });
      return readListing(db, customerId, id);
    },
  });

  app.get<{ Params: { id: string } }>("/api/listing/:id/export", { schema: { hide: true } }, async (request, reply) => {
    const wish = contract.ExportWish.safeParse(request.query);
    if (!wish.success) throw new AppError("bad_request");
    const place = { customerId: await customers.recognise(request), id: request.params.id };
    const { fileName, type, content, policy } = await exportListing(db, place, wish.data);
    if (policy) reply.header(POLICY_HEADER, policy);
    return reply
      .header("content-disposition", `${policy ? "inline" : "attachment"}; filename="${fileName}"`)
      .header("cache-control", "no-store")
      .type(type)
      .send(content);
  });
}
