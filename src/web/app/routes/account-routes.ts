import { createRoute } from "@tanstack/react-router";
import { paths } from "#shared/page-paths.ts";
import { readAuthSearch } from "#web/features/auth/auth-search.ts";
import { readResetSearch } from "#web/features/auth/reset-search.ts";
import { readConfirmEmailSearch } from "#web/features/confirm-email/confirm-email-search.ts";
import { readDashboardSearch } from "#web/features/dashboard/dashboard-search.ts";
import { rootRoute } from "./root-route.ts";
import { softPage } from "./soft-page.tsx";

const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.auth,
  validateSearch: readAuthSearch,
  component: softPage(() => import("#web/app/pages/auth-page.tsx"), "AuthPage"),
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.resetPassword,
  validateSearch: readResetSearch,
  component: softPage(() => import("#web/app/pages/reset-password-page.tsx"), "ResetPasswordPage"),
});

const confirmEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.confirmEmail,
  validateSearch: readConfirmEmailSearch,
  component: softPage(() => import("#web/app/pages/confirm-email-page.tsx"), "ConfirmEmailPage"),
});

const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.dashboard,
  validateSearch: readDashboardSearch,
  component: softPage(() => import("#web/app/pages/dashboard-page.tsx"), "DashboardPage"),
});

const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.account,
  component: softPage(() => import("#web/app/pages/account-page.tsx"), "AccountPage"),
});

const brandingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.branding,
  component: softPage(() => import("#web/app/pages/branding-page.tsx"), "BrandingPage"),
});

export const accountRoutes = [
  authRoute,
  resetPasswordRoute,
  confirmEmailRoute,
  dashboardRoute,
  accountRoute,
  brandingRoute,
] as const;
