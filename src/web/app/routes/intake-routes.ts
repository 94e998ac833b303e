import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { paths } from "#shared/page-paths.ts";
import { readDraftsSearch } from "#web/features/intake/drafts/drafts-search.ts";
import { readFormSearch } from "#web/features/intake/form/form-search.ts";
import { rootRoute } from "./root-route.ts";

const draftsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.drafts,
  validateSearch: readDraftsSearch,
  component: lazyRouteComponent(() => import("#web/app/pages/drafts-page.tsx"), "DraftsPage"),
});

const formsRedirectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.forms,
  component: lazyRouteComponent(() => import("#web/app/pages/forms-redirect-page.tsx"), "FormsRedirectPage"),
});

const intakeFormRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.intakeForm,
  validateSearch: readFormSearch,
  component: lazyRouteComponent(() => import("#web/app/pages/intake-form-page.tsx"), "IntakeFormPage"),
});

const intakeSummaryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.intakeSummary,
  validateSearch: readFormSearch,
  component: lazyRouteComponent(() => import("#web/app/pages/intake-summary-page.tsx"), "IntakeSummaryPage"),
});

export const intakeRoutes = [draftsRoute, formsRedirectRoute, intakeFormRoute, intakeSummaryRoute] as const;
