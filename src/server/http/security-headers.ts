import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { contentPolicy, type Directives, type PolicySettings } from "./content-policy.ts";

export async function sendSecurityHeaders(app: FastifyInstance, settings: PolicySettings): Promise<void> {
  await app.register(helmet, securityHeaders(settings));
}

export function securityHeaders(settings: PolicySettings, more: Directives = {}): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(settings, more) },
    strictTransportSecurity: settings.isHttps,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  };
}
