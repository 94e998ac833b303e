import { createRoute } from "@tanstack/react-router";
import { paths } from "#shared/page-paths.ts";
import { rootRoute } from "./root-route.ts";
import { softPage } from "./soft-page.tsx";

const vacationRentalRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.vacationRental,
  component: softPage(() => import("#web/app/pages/vacation-rental-page.tsx"), "VacationRentalPage"),
});

const realtorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.realtor,
  component: softPage(() => import("#web/app/pages/realtor-page.tsx"), "RealtorPage"),
});

export const legacyRoutes = [vacationRentalRoute, realtorRoute] as const;
