import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";

const PublicConfig = z.object({
  testMode: z.boolean(),
  isDevelopment: z.boolean(),
  hasOutbox: z.boolean(),
  stripePublishableKey: z.string().nullable(),
  googleMapsApiKey: z.string().nullable(),
  features: z.object({ intake: z.boolean() }),
  // Whether an OpenID Connect provider can sign people in.
  oidc: z.boolean(),
});
export type PublicConfig = z.infer<typeof PublicConfig>;

export const getPublicConfig = defineEndpoint({
  method: "GET",
  path: "/api/config",
  summary: "What the browser may know of the server's settings",
  response: PublicConfig,
});
