import { createRoute } from "@tanstack/react-router";
import { paths } from "#shared/page-paths.ts";
import { readCheckoutSearch } from "#web/features/checkout/checkout-search.ts";
import { readResultsSearch } from "#web/features/results/results-search.ts";
import { rootRoute } from "./root-route.ts";
import { softPage } from "./soft-page.tsx";

const checkoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.checkout,
  validateSearch: readCheckoutSearch,
  component: softPage(() => import("#web/app/pages/checkout-page.tsx"), "CheckoutPage"),
});

const resultsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.results,
  validateSearch: readResultsSearch,
  component: softPage(() => import("#web/app/pages/results-page.tsx"), "ResultsPage"),
});

export const purchaseRoutes = [checkoutRoute, resultsRoute] as const;
