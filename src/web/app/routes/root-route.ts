import { createRootRoute } from "@tanstack/react-router";
import { Layout } from "#web/app/layout.tsx";

export const rootRoute = createRootRoute({ component: Layout });
