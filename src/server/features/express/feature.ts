import type { Feature } from "#server/feature.ts";
import { expressRoutes } from "./routes.ts";

export const expressFeature: Feature = {
  isOn: ({ features }) => features.intake,
  routes: (app, { customers, eyes, accounts, listings }) =>
    expressRoutes(app, {
      ...eyes,
      customers,
      prepareTeaser: async (customerId) => {
        const brand = await accounts.findVoice(customerId);
        return (known) => listings.writeTeaser(known, brand);
      },
    }),
};
