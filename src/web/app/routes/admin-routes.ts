import { createRoute } from "@tanstack/react-router";
import { paths } from "#shared/page-paths.ts";
import { AdminOnlyPage, NotTheAdmin } from "#web/app/pages/admin-only-page.tsx";
import { readAdminSearch } from "#web/features/admin/admin-search.ts";
import { sessionStore } from "#web/features/session/session-store.ts";
import { rootRoute } from "./root-route.ts";
import { softPage } from "./soft-page.tsx";

const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.admin,
  validateSearch: readAdminSearch,
  // Before anything of the page is loaded. The server refuses its calls to everybody else anyway.
  beforeLoad: async () => {
    const { user } = await sessionStore.ask();
    if (!user?.isAdmin) throw new NotTheAdmin();
  },
  errorComponent: AdminOnlyPage,
  component: softPage(() => import("#web/app/pages/admin-page.tsx"), "AdminPage"),
});

export const adminRoutes = [adminRoute] as const;
