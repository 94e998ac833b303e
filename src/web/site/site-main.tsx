import "@fontsource-variable/bricolage-grotesque/wght.css";
import "@fontsource-variable/instrument-sans/wght.css";
import "@fontsource-variable/spline-sans-mono/wght.css";
import "#web/ui/app.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { SiteDocument } from "./site-document.tsx";
import { sitePageAt } from "./site-pages.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to render into");

const { Page } = await sitePageAt(window.location.pathname).load();
const page = (
  <SiteDocument>
    <Page />
  </SiteDocument>
);
// While developing there is no HTML of the page yet.
if (root.firstElementChild) hydrateRoot(root, page);
else createRoot(root).render(page);
