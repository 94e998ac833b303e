import { createRoute } from "@tanstack/react-router";
import { paths } from "#shared/page-paths.ts";
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
    if (!user?.isAdmin) await leaveForHome();
  },
  component: softPage(() => import("#web/app/pages/admin-page.tsx"), "AdminPage"),
});

// Home is a page of the other family, so the browser goes there itself; until it does, nothing is shown.
function leaveForHome(): Promise<never> {
  window.location.replace(paths.home);
  return new Promise(() => {});
}

export const adminRoutes = [adminRoute] as const;
