import { createRoute } from "@tanstack/react-router";
import { paths } from "#shared/page-paths.ts";
import { readDraftsSearch } from "#web/features/intake/drafts/drafts-search.ts";
import { readFormSearch } from "#web/features/intake/form/form-search.ts";
import { rootRoute } from "./root-route.ts";
import { softPage } from "./soft-page.tsx";

const draftsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.drafts,
  validateSearch: readDraftsSearch,
  component: softPage(() => import("#web/app/pages/drafts-page.tsx"), "DraftsPage"),
});

const formsRedirectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.forms,
  component: softPage(() => import("#web/app/pages/forms-redirect-page.tsx"), "FormsRedirectPage"),
});

const intakeFormRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.intakeForm,
  validateSearch: readFormSearch,
  component: softPage(() => import("#web/app/pages/intake-form-page.tsx"), "IntakeFormPage"),
});

const intakeSummaryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.intakeSummary,
  validateSearch: readFormSearch,
  component: softPage(() => import("#web/app/pages/intake-summary-page.tsx"), "IntakeSummaryPage"),
});

export const intakeRoutes = [draftsRoute, formsRedirectRoute, intakeFormRoute, intakeSummaryRoute] as const;
