import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { appPathAt, paths } from "#shared/page-paths.ts";
import { AdminGate } from "#web/app/pages/internal/admin-gate.tsx";
import { previewQuery, readExpressSearch } from "#web/features/express/api.ts";
import { areEarlyAnswersGood } from "#web/lib/http/early-answers.ts";
import { publicConfigQuery } from "#web/lib/public-config.ts";
import type { Place } from "#web/lib/router/place.ts";
import { sessionStore } from "#web/lib/session-store.ts";
import { type FirstData, lazyPage } from "./lazy-page.tsx";

type Page = ComponentType & {
  preload?: () => Promise<void>;
  readFirst?: (...known: Parameters<FirstData>) => Promise<unknown> | undefined;
  pageName?: string;
};
type Route = {
  path: string;
  Page: Page;
  // Whether its HTML shows its own frame: only a page that says nothing untrue before it knows who reads it and why.
  hasFrame?: true;
  // The values of `mode` in the address for which it has a frame of its own.
  frameModes?: string[];
  // Asked for while the page's script loads, and not waited for: the page shows what is missing and what went wrong.
  prefetch?: (queryClient: QueryClient, place: Place) => void;
};

export const ROUTES: Route[] = [
  {
    path: paths.checkout,
    Page: lazyPage(() => import("./pages/orders/checkout-page.tsx"), "CheckoutPage"),
    hasFrame: true,
  },
  {
    path: paths.results,
    Page: lazyPage(() => import("./pages/orders/results-page.tsx"), "ResultsPage"),
    hasFrame: true,
  },
  {
    path: paths.expressPreview,
    Page: lazyPage(() => import("./pages/forms/express-preview-page.tsx"), "ExpressPreviewPage"),
    prefetch: (queryClient, { search }) => {
      const { job } = readExpressSearch(search);
      void queryClient.prefetchQuery(publicConfigQuery);
      if (job) void queryClient.prefetchQuery(previewQuery(job));
    },
  },
  { path: paths.listing, Page: lazyPage(() => import("./pages/orders/listing-page.tsx"), "ListingPage") },
  {
    path: paths.paymentSuccess,
    Page: lazyPage(() => import("./pages/orders/payment-success-page.tsx"), "PaymentSuccessPage"),
  },
  {
    path: paths.vacationRental,
    Page: lazyPage(() => import("./pages/forms/vacation-rental-page.tsx"), "VacationRentalPage"),
    hasFrame: true,
  },
  {
    path: paths.realtor,
    Page: lazyPage(() => import("./pages/forms/realtor-page.tsx"), "RealtorPage"),
    hasFrame: true,
  },
  {
    path: paths.auth,
    Page: lazyPage(() => import("./pages/account/auth-page.tsx"), "AuthPage"),
    hasFrame: true,
    frameModes: ["register", "forgot"],
  },
  {
    path: paths.resetPassword,
    Page: lazyPage(() => import("./pages/account/reset-password-page.tsx"), "ResetPasswordPage"),
  },
  {
    path: paths.confirmEmail,
    Page: lazyPage(() => import("./pages/account/confirm-email-page.tsx"), "ConfirmEmailPage"),
  },
  {
    path: paths.dashboard,
    Page: lazyPage(() => import("./pages/account/dashboard-page.tsx"), "DashboardPage"),
    hasFrame: true,
  },
  { path: paths.account, Page: lazyPage(() => import("./pages/account/account-page.tsx"), "AccountPage") },
  { path: paths.branding, Page: lazyPage(() => import("./pages/account/branding-page.tsx"), "BrandingPage") },
  { path: paths.admin, Page: AdminGate },
  { path: paths.drafts, Page: lazyPage(() => import("./pages/forms/drafts-page.tsx"), "DraftsPage") },
  { path: paths.forms, Page: lazyPage(() => import("./pages/forms/forms-redirect-page.tsx"), "FormsRedirectPage") },
  {
    path: paths.intakeForm,
    Page: lazyPage(() => import("./pages/forms/intake-form-page.tsx"), "IntakeFormPage"),
    hasFrame: true,
  },
  {
    path: paths.intakeSummary,
    Page: lazyPage(() => import("./pages/forms/intake-summary-page.tsx"), "IntakeSummaryPage"),
  },
  { path: paths.outbox, Page: lazyPage(() => import("./pages/internal/outbox-page.tsx"), "OutboxPage") },
  { path: paths.ui, Page: lazyPage(() => import("./pages/internal/ui-page.tsx"), "UiPage") },
];

const byPath = new Map(ROUTES.map((route) => [route.path, route]));

const UNKNOWN: Route = {
  path: "",
  Page: lazyPage(() => import("./pages/site/not-found-page.tsx"), "NotFoundPage"),
};

export function routeAt(path: string): Route {
  return byPath.get(appPathAt(path) ?? "") ?? UNKNOWN;
}

// A page is shown when its script is there, or could not be loaded.
export async function prepareRoute(place: Place, queryClient: QueryClient): Promise<void> {
  const { Page, prefetch } = routeAt(place.path);
  prefetch?.(queryClient, place);
  await Page.preload?.();
}

// The HTML has asked for it, so that it is mostly there with the script; longer than this the frame is not left standing.
const FIRST_DATA_MS = 100;

// A page that is drawn with its first data is drawn once. What fails or is late, the page takes and tells itself.
export async function prepareFirstData(place: Place, queryClient: QueryClient): Promise<void> {
  const readFirst = async () => {
    if (await areEarlyAnswersGood()) await routeAt(place.path).Page.readFirst?.(queryClient, place);
  };
  const asked = [sessionStore.ask(), readFirst()];
  await Promise.race([Promise.allSettled(asked), new Promise((resolve) => setTimeout(resolve, FIRST_DATA_MS))]);
}
