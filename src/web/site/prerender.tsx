import { renderToString } from "react-dom/server";
import { SiteDocument } from "./site-document.tsx";
import { notFound, type SitePage, sitePages } from "./site-pages.ts";
import { structuredDataOf } from "./structured-data.ts";

type PrerenderedPage = Pick<SitePage, "title" | "description" | "module"> & {
  path: string;
  html: string;
  structuredData: object[];
};

const NOT_FOUND_PATH = "/404";

export async function prerenderSite(): Promise<PrerenderedPage[]> {
  const all = [...sitePages, [NOT_FOUND_PATH, notFound] as const];
  return Promise.all(
    all.map(async ([path, { title, description, module, load, hasOwnFrame = false }]) => {
      const { Page } = await load();
      const html = renderToString(<SiteDocument Page={Page} hasOwnFrame={hasOwnFrame} />);
      return { path, title, description, module, html, structuredData: structuredDataOf(path) };
    }),
  );
}
