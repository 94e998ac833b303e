import { bindSeePhotos, bindSeeProperty } from "#server/domain/pictures/see-property.ts";
import type { Feature } from "#server/feature.ts";
import { deriveSecret } from "#server/settings/secrets.ts";
import { bindForgetGuestTexts, forgetGuestTextsHourly } from "./forget-guest-texts-task.ts";
import { createTranslator } from "./languages/create-translator.ts";
import { listingRoutes } from "./routes.ts";

export const listingsFeature: Feature = {
  routes: (app, { config, db, log, cookieSecret, writers, spending, customers, vision, accounts, orders }) =>
    listingRoutes(app, {
      db,
      customers,
      isAdmin: accounts.isAdmin,
      writers,
      translate: createTranslator(config, { log, spending: spending.writing }),
      findBrand: accounts.findVoice,
      see: bindSeeProperty(vision.readFindings),
      seePhotos: bindSeePhotos(vision.readFindings),
      readForm: orders.readForm,
      proposalSecret: deriveSecret(cookieSecret, "proposals"),
    }),
  tasks: ({ db }) => [bindForgetGuestTexts(db)],
  schedules: [forgetGuestTextsHourly],
};
