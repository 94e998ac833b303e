import { createRoute } from "@tanstack/react-router";
import { paths } from "#shared/page-paths.ts";
import { readListingSearch } from "#web/features/listing/listing-search.ts";
import { readPaymentSuccessSearch } from "#web/features/payment-success/payment-success-search.ts";
import { rootRoute } from "./root-route.ts";
import { softPage } from "./soft-page.tsx";

const listingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.listing,
  validateSearch: readListingSearch,
  component: softPage(() => import("#web/app/pages/listing-page.tsx"), "ListingPage"),
});

const paymentSuccessRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.paymentSuccess,
  validateSearch: readPaymentSuccessSearch,
  component: softPage(() => import("#web/app/pages/payment-success-page.tsx"), "PaymentSuccessPage"),
});

export const listingRoutes = [listingRoute, paymentSuccessRoute] as const;
