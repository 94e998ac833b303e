import type { ComponentType } from "react";
import { paths } from "#shared/page-paths.ts";

// A page of the public site: written to HTML when the product is built, brought to life in the browser.
export type SitePage = {
  title: string;
  description: string;
  // Where its component lives, so that the build can tell the browser to fetch it early.
  module: string;
  load: () => Promise<{ Page: ComponentType }>;
};

const home: SitePage = {
  title: "Stayscribe: listing descriptions where every sentence is true",
  description:
    "Give us the details, photos and floor plan of your rental and get a listing description that fits every field and says nothing your place does not have. $19.99 per property, no subscription.",
  module: "app/pages/home-page.tsx",
  load: async () => ({ Page: (await import("#web/app/pages/home-page.tsx")).HomePage }),
};

export const notFound: SitePage = {
  title: "404 Page Not Found · Stayscribe",
  description: "There is no page at this address.",
  module: "app/pages/not-found-page.tsx",
  load: async () => ({ Page: (await import("#web/app/pages/not-found-page.tsx")).NotFoundPage }),
};

export const sitePages: ReadonlyMap<string, SitePage> = new Map([[paths.home, home]]);

export function sitePageAt(path: string): SitePage {
  return sitePages.get(path.length > 1 ? path.replace(/\/$/, "") : path) ?? notFound;
}
