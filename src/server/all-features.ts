import { filesFeature } from "./adapters/files/feature.ts";
import { mailFeature } from "./adapters/mail/feature.ts";
import { testPaymentsFeature } from "./adapters/payments/feature.ts";
import { visionFeature } from "./adapters/vision/feature.ts";
import type { Config } from "./config.ts";
import type { Feature } from "./feature.ts";
import { accountsFeature } from "./features/accounts/feature.ts";
import { adminFeature } from "./features/admin/feature.ts";
import { contactFeature } from "./features/contact/feature.ts";
import { expressFeature } from "./features/express/feature.ts";
import { intakeFeature } from "./features/intake/feature.ts";
import { listingCheckFeature } from "./features/listing-check/feature.ts";
import { listingsFeature } from "./features/listings/feature.ts";
import { userListingsFeature } from "./features/listings/user-listings/feature.ts";
import { ordersFeature } from "./features/orders/feature.ts";
import { outboxFeature } from "./features/outbox/feature.ts";
import { sharingFeature } from "./features/sharing/feature.ts";
import { uploadsFeature } from "./features/uploads/feature.ts";
import { rateLimitsFeature } from "./http/limits/feature.ts";
import { publicConfigFeature } from "./settings/public-config-routes.ts";

// In the order in which their routes are bound, which is the order of the API page.
const FEATURES: readonly Feature[] = [
  mailFeature,
  filesFeature,
  visionFeature,
  rateLimitsFeature,
  accountsFeature,
  publicConfigFeature,
  intakeFeature,
  expressFeature,
  listingCheckFeature,
  uploadsFeature,
  ordersFeature,
  listingsFeature,
  sharingFeature,
  userListingsFeature,
  testPaymentsFeature,
  adminFeature,
  outboxFeature,
  contactFeature,
];

export function featuresFor(config: Config): Feature[] {
  return FEATURES.filter(({ isOn }) => isOn?.(config) ?? true);
}
