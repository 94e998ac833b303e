import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { paths } from "#shared/page-paths.ts";
import { rootRoute } from "./root-route.ts";

const vacationRentalRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.vacationRental,
  component: lazyRouteComponent(() => import("#web/app/pages/vacation-rental-page.tsx"), "VacationRentalPage"),
});

const realtorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.realtor,
  component: lazyRouteComponent(() => import("#web/app/pages/realtor-page.tsx"), "RealtorPage"),
});

export const legacyRoutes = [vacationRentalRoute, realtorRoute] as const;
