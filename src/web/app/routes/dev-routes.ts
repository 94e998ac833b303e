import { createRoute } from "@tanstack/react-router";
import { paths } from "#shared/page-paths.ts";
import { readOutboxSearch } from "#web/features/outbox/outbox-search.ts";
import { rootRoute } from "./root-route.ts";
import { softPage } from "./soft-page.tsx";

const outboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.outbox,
  validateSearch: readOutboxSearch,
  component: softPage(() => import("#web/app/pages/outbox-page.tsx"), "OutboxPage"),
});

const uiRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.ui,
  component: softPage(() => import("#web/app/pages/ui-page.tsx"), "UiPage"),
});

export const devRoutes = [outboxRoute, uiRoute] as const;
