import type { Feature } from "#server/feature.ts";
import { sharingRoutes } from "./routes.ts";

export const sharingFeature: Feature = {
  routes: (app, { db, customers, listings: { findShareable } }) => sharingRoutes(app, { db, customers, findShareable }),
};
