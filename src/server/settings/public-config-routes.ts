import type { Feature } from "#server/feature.ts";
import { bindEndpoint } from "#server/http/endpoints/bind-endpoint.ts";
import { getPublicConfig } from "#shared/contract/public-config.ts";

export const publicConfigFeature: Feature = {
  routes: (app, { config }) =>
    bindEndpoint(app, getPublicConfig, {
      handle: async () => ({
        testMode: config.testMode,
        isDevelopment: !config.isProduction,
        hasOutbox: config.showsOutbox,
        stripePublishableKey: config.stripe?.publishableKey ?? null,
        googleMapsApiKey: config.googleMapsApiKey,
        features: config.features,
        oidc: config.oidc !== null,
      }),
    }),
};
