import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import { contentPolicy } from "./content-policy.ts";

type Settings = Pick<Config, "stripe" | "googleMapsApiKey" | "isHttps">;

export async function sendSecurityHeaders(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(helmet, securityHeaders(settings));
}

export function securityHeaders(settings: Settings, nonce?: string): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(settings, nonce) },
    strictTransportSecurity: settings.isHttps,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  };
}
