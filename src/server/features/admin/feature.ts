import type { Feature } from "#server/feature.ts";
import { adminRoutes } from "./routes.ts";

export const adminFeature: Feature = {
  routes: (app, { db, accounts: { requireAdmin }, orders: { startDelivery, promoCodeStore } }) =>
    adminRoutes(app, { db, requireAdmin, startDelivery, promoCodeStore }),
};
