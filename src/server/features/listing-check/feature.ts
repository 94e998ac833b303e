import type { Feature } from "#server/feature.ts";
import { createListingReader } from "./create-listing-reader.ts";
import { listingCheckRoutes } from "./routes.ts";

export const listingCheckFeature: Feature = {
  routes: (app, { config, log, spending }) =>
    listingCheckRoutes(app, createListingReader(config, { log, spending: spending.reading })),
};
