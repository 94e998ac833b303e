import type { FastifyInstance } from "fastify";
import { bindEndpoint } from "#server/http/endpoints/bind-endpoint.ts";
import { callerNetwork } from "#server/http/limits/caller-network.ts";
import * as contract from "#shared/contract/mails.ts";
import { type ContactDeps, sendContactMessage } from "./send-contact-message.ts";

const HOUR_MS = 60 * 60 * 1000;

export function contactRoutes(app: FastifyInstance, deps: ContactDeps): void {
  bindEndpoint(app, contract.sendContactMessage, {
    limit: { max: 60, timeWindow: HOUR_MS },
    handle: async ({ body }, { request }) => {
      await sendContactMessage(deps, callerNetwork(request.ip), body);
      return { success: true as const };
    },
  });
}
