import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { paths } from "#shared/page-paths.ts";
import { readAccountSearch } from "#web/features/account/account-search.ts";
import { readAuthSearch } from "#web/features/auth/auth-search.ts";
import { readResetSearch } from "#web/features/auth/reset-search.ts";
import { readDashboardSearch } from "#web/features/dashboard/dashboard-search.ts";
import { rootRoute } from "./root-route.ts";

const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.auth,
  validateSearch: readAuthSearch,
  component: lazyRouteComponent(() => import("#web/app/pages/auth-page.tsx"), "AuthPage"),
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.resetPassword,
  validateSearch: readResetSearch,
  component: lazyRouteComponent(() => import("#web/app/pages/reset-password-page.tsx"), "ResetPasswordPage"),
});

const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.dashboard,
  validateSearch: readDashboardSearch,
  component: lazyRouteComponent(() => import("#web/app/pages/dashboard-page.tsx"), "DashboardPage"),
});

const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.account,
  validateSearch: readAccountSearch,
  component: lazyRouteComponent(() => import("#web/app/pages/account-page.tsx"), "AccountPage"),
});

const brandingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.branding,
  component: lazyRouteComponent(() => import("#web/app/pages/branding-page.tsx"), "BrandingPage"),
});

export const accountRoutes = [authRoute, resetPasswordRoute, dashboardRoute, accountRoute, brandingRoute] as const;
