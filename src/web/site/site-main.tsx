import "#web/ui/fonts/fonts.css";
import "#web/ui/app.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { SiteDocument } from "./site-document.tsx";
import { sitePageAt } from "./site-pages.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to render into");

const { load, hasOwnFrame = false } = sitePageAt(window.location.pathname);
const { Page } = await load();
const page = <SiteDocument Page={Page} hasOwnFrame={hasOwnFrame} />;
// While developing there is no HTML of the page yet.
if (root.firstElementChild) hydrateRoot(root, page);
else createRoot(root).render(page);
