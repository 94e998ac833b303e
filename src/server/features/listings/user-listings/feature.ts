import type { Feature } from "#server/feature.ts";
import { userListingRoutes } from "./user-listings.ts";

export const userListingsFeature: Feature = {
  routes: (app, { db, accounts: { requireMember } }) => userListingRoutes(app, { db, requireMember }),
};
