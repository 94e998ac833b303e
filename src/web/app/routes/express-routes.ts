import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { paths } from "#shared/page-paths.ts";
import { readExpressSearch } from "#web/features/express/express-search.ts";
import { rootRoute } from "./root-route.ts";

const expressPreviewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.expressPreview,
  validateSearch: readExpressSearch,
  component: lazyRouteComponent(() => import("#web/app/pages/express-preview-page.tsx"), "ExpressPreviewPage"),
});

export const expressRoutes = [expressPreviewRoute] as const;
