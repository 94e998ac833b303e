import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { paths } from "#shared/page-paths.ts";
import { readOutboxSearch } from "#web/features/outbox/outbox-search.ts";
import { Layout } from "./layout.tsx";
import { ErrorPage } from "./pages/error-page.tsx";
import { PendingPage } from "./pages/pending-page.tsx";

const rootRoute = createRootRoute({ component: Layout });

const outboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.outbox,
  validateSearch: readOutboxSearch,
  component: lazyRouteComponent(() => import("./pages/outbox-page.tsx"), "OutboxPage"),
});

const uiRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.ui,
  component: lazyRouteComponent(() => import("./pages/ui-page.tsx"), "UiPage"),
});

const NotFoundPage = lazyRouteComponent(() => import("./pages/not-found-page.tsx"), "NotFoundPage");

const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "$",
  component: NotFoundPage,
});

const routeTree = rootRoute.addChildren([outboxRoute, uiRoute, unknownRoute]);

export function createAppRouter() {
  return createRouter({
    routeTree,
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
