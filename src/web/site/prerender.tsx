import { renderToString } from "react-dom/server";
import type { FirstCalls } from "#web/app/first-calls.ts";
import { drawPage, firstCallsAt, prerenderApp } from "#web/app/prerender-app.tsx";
import { takeAnswersFrom } from "#web/lib/http/early-answers.ts";
import { SiteDocument } from "./site-document.tsx";
import { notFound, type SitePage, sitePages } from "./site-pages.ts";
import { structuredDataOf } from "./structured-data.ts";
import { type Waking, wakePage } from "./wake-page.ts";

type PrerenderedPage = Pick<SitePage, "title" | "description" | "module"> & {
  isUrgent: boolean;
  soon: string[];
  path: string;
  html: string;
  structuredData: object[];
};

const NOT_FOUND_PATH = "/404";

export async function prerenderSite(): Promise<PrerenderedPage[]> {
  const all = [...sitePages, [NOT_FOUND_PATH, notFound] as const];
  return Promise.all(
    all.map(async ([path, { load, hasOwnFrame = false, isUrgent = false, soon = [], ...page }]) => {
      const { Page } = await load();
      const html = renderToString(<SiteDocument Page={Page} hasOwnFrame={hasOwnFrame} />);
      const { title, description, module } = page;
      return { path, title, description, module, isUrgent, soon, html, structuredData: structuredDataOf(path) };
    }),
  );
}

export { drawPage, firstCallsAt, prerenderApp, takeAnswersFrom };

export function wakingScript(waking: Waking, firstCalls: FirstCalls | null): string {
  return `(${wakePage.toString()})(${JSON.stringify(waking)}, ${firstCalls ? firstCalls.toString() : "() => []"})`;
}
