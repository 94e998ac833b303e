import { createRoute, createRouter } from "@tanstack/react-router";
import { ErrorPage } from "./pages/error-page.tsx";
import { PendingPage } from "./pages/pending-page.tsx";
import { accountRoutes } from "./routes/account-routes.ts";
import { adminRoutes } from "./routes/admin-routes.ts";
import { devRoutes } from "./routes/dev-routes.ts";
import { expressRoutes } from "./routes/express-routes.ts";
import { intakeRoutes } from "./routes/intake-routes.ts";
import { legacyRoutes } from "./routes/legacy-routes.ts";
import { listingRoutes } from "./routes/listing-routes.ts";
import { purchaseRoutes } from "./routes/purchase-routes.ts";
import { type RouteContext, rootRoute } from "./routes/root-route.ts";
import { softPage } from "./routes/soft-page.tsx";

const NotFoundPage = softPage(() => import("./pages/not-found-page.tsx"), "NotFoundPage");

const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "$",
  component: NotFoundPage,
});

const routeTree = rootRoute.addChildren([
  ...purchaseRoutes,
  ...expressRoutes,
  ...listingRoutes,
  ...legacyRoutes,
  ...accountRoutes,
  ...adminRoutes,
  ...intakeRoutes,
  ...devRoutes,
  unknownRoute,
]);

export function createAppRouter(context: RouteContext) {
  return createRouter({
    routeTree,
    context,
    scrollRestoration: true,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: PendingPage,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
