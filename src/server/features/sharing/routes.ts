import type { FastifyInstance } from "fastify";
import { bindEndpoint } from "#server/http/bind-endpoint.ts";
import type { Customers } from "#server/http/customers.ts";
import * as contract from "#shared/contract/share.ts";
import { type SharingParts, shareDescription } from "./share-description.ts";

const HOUR_MS = 60 * 60 * 1000;

export function sharingRoutes(app: FastifyInstance, parts: SharingParts & { customers: Customers }): void {
  bindEndpoint(app, contract.shareDescription, {
    limit: { max: 60, timeWindow: HOUR_MS },
    handle: async ({ body }, { request }) => {
      await shareDescription(parts, await parts.customers.recognise(request), body);
      return { success: true as const };
    },
  });
}
