import type { Feature } from "#server/feature.ts";
import { expressRoutes } from "./routes.ts";

export const expressFeature: Feature = {
  isOn: ({ features }) => features.intake,
  routes: (app, { customers, vision, accounts, listings }) =>
    expressRoutes(app, {
      ...vision,
      customers,
      prepareTeaser: async (customerId) => {
        const brand = await accounts.findVoice(customerId);
        return (known) => listings.writeTeaser(known, brand);
      },
    }),
};
