import type { Feature } from "#server/feature.ts";
import { listeningUrl } from "#server/http/pages/public-url.ts";
import { createAccountServices, createWorkerMails } from "./account-services.ts";
import { accountRoutes } from "./routes.ts";
import { bindForgetEndedSessions, forgetEndedSessionsDaily } from "./sessions/manage-sessions.ts";
import { accountSettingsRoutes } from "./settings/settings-routes.ts";
import { openIdRoutes } from "./sign-in/openid-routes.ts";
import { bindSendResetLink } from "./sign-in/reset-password.ts";

export const accountsFeature: Feature = {
  routes: (app, { config, db, log, cookieSecret, accounts: { sessions }, orders }) => {
    const ownUrl = () => listeningUrl(app);
    const services = createAccountServices({ config, db, log, cookieSecret, sessions, ownUrl });
    accountRoutes(app, services);
    openIdRoutes(app, services, config.oidc !== null);
    accountSettingsRoutes(app, {
      ...services,
      abandonOrder: orders.abandon,
    });
  },
  tasks: ({ config, db, address }) => [
    bindForgetEndedSessions(db),
    bindSendResetLink({ db, mails: createWorkerMails({ config, ownUrl: address }) }),
  ],
  schedules: [forgetEndedSessionsDaily],
};
