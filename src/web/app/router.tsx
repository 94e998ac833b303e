import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { paths } from "#shared/page-paths.ts";
import { readCheckoutSearch } from "#web/features/checkout/checkout-search.ts";
import { readOutboxSearch } from "#web/features/outbox/outbox-search.ts";
import { readResultsSearch } from "#web/features/results/results-search.ts";
import { Layout } from "./layout.tsx";
import { ErrorPage } from "./pages/error-page.tsx";
import { PendingPage } from "./pages/pending-page.tsx";

const rootRoute = createRootRoute({ component: Layout });

const checkoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.checkout,
  validateSearch: readCheckoutSearch,
  component: lazyRouteComponent(() => import("./pages/checkout-page.tsx"), "CheckoutPage"),
});

const resultsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.results,
  validateSearch: readResultsSearch,
  component: lazyRouteComponent(() => import("./pages/results-page.tsx"), "ResultsPage"),
});

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

const routeTree = rootRoute.addChildren([checkoutRoute, resultsRoute, outboxRoute, uiRoute, unknownRoute]);

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
