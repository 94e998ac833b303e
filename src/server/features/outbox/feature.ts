import type { Feature } from "#server/feature.ts";
import { outboxRoutes } from "./routes.ts";

export const outboxFeature: Feature = {
  isOn: ({ showsOutbox }) => showsOutbox,
  routes: (app, { outboxDir }) => outboxRoutes(app, outboxDir),
};
