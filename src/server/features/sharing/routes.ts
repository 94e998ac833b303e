import type { FastifyInstance } from "fastify";
import type { Customers } from "#server/domain/customers.ts";
import { bindEndpoint } from "#server/http/endpoints/bind-endpoint.ts";
import * as contract from "#shared/contract/mails.ts";
import { type SharingDeps, shareDescription } from "./share-description.ts";

const HOUR_MS = 60 * 60 * 1000;

export function sharingRoutes(app: FastifyInstance, deps: SharingDeps & { customers: Customers }): void {
  bindEndpoint(app, contract.shareDescription, {
    limit: { max: 60, timeWindow: HOUR_MS },
    handle: async ({ body }, { request }) => {
      await shareDescription(deps, await deps.customers.recognise(request), body);
      return { success: true as const };
    },
  });
}
