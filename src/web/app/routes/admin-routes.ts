import { createRoute } from "@tanstack/react-router";
import { paths } from "#shared/page-paths.ts";
import { AdminGate } from "#web/app/pages/admin-gate.tsx";
import { readAdminSearch } from "#web/features/admin/admin-search.ts";
import { rootRoute } from "./root-route.ts";

const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.admin,
  validateSearch: readAdminSearch,
  component: AdminGate,
});

export const adminRoutes = [adminRoute] as const;
