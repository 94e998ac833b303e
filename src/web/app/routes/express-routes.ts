import { createRoute } from "@tanstack/react-router";
import { paths } from "#shared/page-paths.ts";
import { previewQuery } from "#web/features/express/api.ts";
import { readExpressSearch } from "#web/features/express/express-search.ts";
import { publicConfigQuery } from "#web/features/public-config/api.ts";
import { rootRoute } from "./root-route.ts";
import { softPage } from "./soft-page.tsx";

const expressPreviewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.expressPreview,
  validateSearch: readExpressSearch,
  loaderDeps: ({ search }) => readExpressSearch(search),
  // Asked for while the page's script loads, and not waited for: the page shows what is missing and what went wrong.
  loader: ({ context: { queryClient }, deps: { job } }) => {
    void queryClient.prefetchQuery(publicConfigQuery);
    if (job) void queryClient.prefetchQuery(previewQuery(job));
  },
  component: softPage(() => import("#web/app/pages/express-preview-page.tsx"), "ExpressPreviewPage"),
});

export const expressRoutes = [expressPreviewRoute] as const;
