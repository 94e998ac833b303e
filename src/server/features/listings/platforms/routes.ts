import type { FastifyInstance } from "fastify";
import { AppError } from "#server/http/app-error.ts";
import { bindEndpoint } from "#server/http/bind-endpoint.ts";
import type { Customers } from "#server/http/customers.ts";
import { POLICY_HEADER } from "#server/http/security-headers.ts";
import * as contract from "#shared/contract/listing-platforms.ts";
import { readListing } from "../read-listing.ts";
import type { RevisionParts } from "../revise-listing.ts";
import { addPlatform } from "./add-platform.ts";
import { exportListing } from "./export-listing.ts";

const HOUR_MS = 60 * 60 * 1000;

export function listingPlatformRoutes(app: FastifyInstance, parts: RevisionParts & { customers: Customers }): void {
  const { db, customers } = parts;

  bindEndpoint(app, contract.addPlatform, {
    limit: { max: 120, timeWindow: HOUR_MS },
    handle: async ({ params: { id }, body: { platform } }, { request }) => {
      const customerId = await customers.recognise(request);
      await addPlatform(parts, { customerId, id, platform });
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
