import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext } from "@tanstack/react-router";
import { Layout } from "#web/app/layout.tsx";

// What a route may ask for while the page's own script is still on its way.
export type RouteContext = { queryClient: QueryClient };

export const rootRoute = createRootRouteWithContext<RouteContext>()({ component: Layout });
