import "#web/lib/zod-without-eval.ts";
import "#web/ui/fonts/fonts.css";
import "#web/ui/styles/app.css";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { tryAgainLater } from "#web/lib/lazy-part.ts";
import { SiteDocument } from "./site-document.tsx";
import { type SitePage, sitePageAt } from "./site-pages.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to render into");

const { load, hasOwnFrame = false } = sitePageAt(window.location.pathname);
const { Page } = await loadPatiently();
const page = <SiteDocument Page={Page} hasOwnFrame={hasOwnFrame} />;
// While developing there is no HTML of the page yet.
// As a transition, so that React hydrates in slices.
if (root.firstElementChild) startTransition(() => void hydrateRoot(root, page));
else createRoot(root).render(page);

// A script that has failed once stays failed for the browser, so this one waits for its page instead.
async function loadPatiently(): ReturnType<SitePage["load"]> {
  try {
    return await load();
  } catch {
    await new Promise<void>((resolve) => {
      const stop = tryAgainLater(() => {
        stop();
        resolve();
      });
    });
    return loadPatiently();
  }
}
