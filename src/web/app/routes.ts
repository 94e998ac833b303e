import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { paths, patternOf } from "#shared/page-paths.ts";
import { AdminGate } from "#web/app/pages/admin-gate.tsx";
import { previewQuery } from "#web/features/express/api.ts";
import { readExpressSearch } from "#web/features/express/express-search.ts";
import { publicConfigQuery } from "#web/features/public-config/api.ts";
import type { Place } from "#web/lib/router/place.ts";
import { softPage } from "./soft-page.tsx";

type Page = ComponentType & { preload?: () => Promise<void> };
type Route = {
  path: string;
  Page: Page;
  // Asked for while the page's script loads, and not waited for: the page shows what is missing and what went wrong.
  prefetch?: (queryClient: QueryClient, place: Place) => void;
};

const ROUTES: Route[] = [
  { path: paths.checkout, Page: softPage(() => import("./pages/checkout-page.tsx"), "CheckoutPage") },
  { path: paths.results, Page: softPage(() => import("./pages/results-page.tsx"), "ResultsPage") },
  {
    path: paths.expressPreview,
    Page: softPage(() => import("./pages/express-preview-page.tsx"), "ExpressPreviewPage"),
    prefetch: (queryClient, { search }) => {
      const { job } = readExpressSearch(search);
      void queryClient.prefetchQuery(publicConfigQuery);
      if (job) void queryClient.prefetchQuery(previewQuery(job));
    },
  },
  { path: paths.listing, Page: softPage(() => import("./pages/listing-page.tsx"), "ListingPage") },
  {
    path: paths.paymentSuccess,
    Page: softPage(() => import("./pages/payment-success-page.tsx"), "PaymentSuccessPage"),
  },
  {
    path: paths.vacationRental,
    Page: softPage(() => import("./pages/vacation-rental-page.tsx"), "VacationRentalPage"),
  },
  { path: paths.realtor, Page: softPage(() => import("./pages/realtor-page.tsx"), "RealtorPage") },
  { path: paths.auth, Page: softPage(() => import("./pages/auth-page.tsx"), "AuthPage") },
  { path: paths.resetPassword, Page: softPage(() => import("./pages/reset-password-page.tsx"), "ResetPasswordPage") },
  { path: paths.confirmEmail, Page: softPage(() => import("./pages/confirm-email-page.tsx"), "ConfirmEmailPage") },
  { path: paths.dashboard, Page: softPage(() => import("./pages/dashboard-page.tsx"), "DashboardPage") },
  { path: paths.account, Page: softPage(() => import("./pages/account-page.tsx"), "AccountPage") },
  { path: paths.branding, Page: softPage(() => import("./pages/branding-page.tsx"), "BrandingPage") },
  { path: paths.admin, Page: AdminGate },
  { path: paths.drafts, Page: softPage(() => import("./pages/drafts-page.tsx"), "DraftsPage") },
  { path: paths.forms, Page: softPage(() => import("./pages/forms-redirect-page.tsx"), "FormsRedirectPage") },
  { path: paths.intakeForm, Page: softPage(() => import("./pages/intake-form-page.tsx"), "IntakeFormPage") },
  { path: paths.intakeSummary, Page: softPage(() => import("./pages/intake-summary-page.tsx"), "IntakeSummaryPage") },
  { path: paths.outbox, Page: softPage(() => import("./pages/outbox-page.tsx"), "OutboxPage") },
  { path: paths.ui, Page: softPage(() => import("./pages/ui-page.tsx"), "UiPage") },
];

const PATTERNS = ROUTES.map((route) => [patternOf(route.path), route] as const);

const UNKNOWN: Route = {
  path: "",
  Page: softPage(() => import("./pages/not-found-page.tsx"), "NotFoundPage"),
};

// A fixed path goes before one with parts that may be anything.
export function routeAt(path: string): Route {
  const matching = PATTERNS.filter(([pattern]) => pattern.test(path)).map(([, route]) => route);
  return matching.find((route) => !route.path.includes("$")) ?? matching[0] ?? UNKNOWN;
}

// A page is shown when its script is there, or could not be loaded.
export async function prepareRoute(place: Place, queryClient: QueryClient): Promise<void> {
  const { Page, prefetch } = routeAt(place.path);
  prefetch?.(queryClient, place);
  await Page.preload?.();
}
