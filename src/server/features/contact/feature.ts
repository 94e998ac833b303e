import type { Feature } from "#server/feature.ts";
import { contactRoutes } from "./routes.ts";

export const contactFeature: Feature = {
  routes: (app, { config: { contactEmail }, db }) => contactRoutes(app, { db, contactEmail }),
};
