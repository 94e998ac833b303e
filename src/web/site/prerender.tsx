import { renderToString } from "react-dom/server";
import { SiteDocument } from "./site-document.tsx";
import { notFound, type SitePage, sitePages } from "./site-pages.ts";
import { structuredDataOf } from "./structured-data.ts";
import { type Waking, wakePage } from "./wake-page.ts";

type PrerenderedPage = Pick<SitePage, "title" | "description" | "module"> & {
  canSleep: boolean;
  path: string;
  html: string;
  structuredData: object[];
};

const NOT_FOUND_PATH = "/404";

export async function prerenderSite(): Promise<PrerenderedPage[]> {
  const all = [...sitePages, [NOT_FOUND_PATH, notFound] as const];
  return Promise.all(
    all.map(async ([path, { title, description, module, load, hasOwnFrame = false, canSleep = true }]) => {
      const { Page } = await load();
      const html = renderToString(<SiteDocument Page={Page} hasOwnFrame={hasOwnFrame} />);
      return { path, title, description, module, canSleep, html, structuredData: structuredDataOf(path) };
    }),
  );
}

export function wakingScript(waking: Waking): string {
  return `(${wakePage.toString()})(${JSON.stringify(waking)})`;
}
