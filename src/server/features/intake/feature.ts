import type { Feature } from "#server/feature.ts";
import { listeningUrl, publicUrlFor } from "#server/http/pages/public-url.ts";
import { eventRoutes } from "./live/event-routes.ts";
import { type IntakeDeps, intakeRoutes } from "./routes.ts";
import { sharingRoutes } from "./sharing/sharing-routes.ts";

export const intakeFeature: Feature = {
  isOn: ({ features }) => features.intake,
  routes: (app, { config, db, log, cookieSecret, customers, vision, accounts, listings }) => {
    const deps: IntakeDeps = {
      db,
      log,
      customers,
      findSessionId: accounts.findSessionId,
      vision,
      writeTeaser: (known, voice) => listings.writeTeaser(known, accounts.voiceForWriter(voice)),
      linkSecret: cookieSecret,
      publicUrl: (request) => publicUrlFor(config, request),
      mailedUrl: () => config.publicUrl ?? listeningUrl(app),
    };
    intakeRoutes(app, deps);
    sharingRoutes(app, deps);
    eventRoutes(app, deps);
  },
};
