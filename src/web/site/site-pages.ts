import type { ComponentType } from "react";
import { paths } from "#shared/page-paths.ts";
import { PRICE } from "#shared/payment/pricing.ts";

// A page of the public site: written to HTML when the product is built, brought to life in the browser.
export type SitePage = {
  title: string;
  description: string;
  // The file of its component, so that the build can tell the browser to fetch it early.
  module: string;
  load: () => Promise<{ Page: ComponentType }>;
  hasOwnFrame?: boolean;
  // Whether it hydrates at once and not when idle: for pages where visitors may type first.
  isUrgent?: boolean;
  // What its first press is likely to open.
  soon?: string[];
};

const home: SitePage = {
  title: "Stayscribe: listing descriptions where every sentence is true",
  description: `Give us the details, photos and floor plan of your rental and get a listing description that fits every field and says nothing your place does not have. ${PRICE} per property, no subscription.`,
  module: "home-page.tsx",
  load: async () => ({ Page: (await import("#web/app/pages/site/home-page.tsx")).HomePage }),
  hasOwnFrame: true,
  soon: ["creation-dialogs.tsx", "dialog-part.tsx"],
};

const privacy: SitePage = {
  title: "Privacy Policy · Stayscribe",
  description: "What Stayscribe collects, why, how long it is kept, who receives it, and the rights you have.",
  module: "privacy-page.tsx",
  load: async () => ({ Page: (await import("#web/app/pages/site/privacy-page.tsx")).PrivacyPage }),
};

const terms: SitePage = {
  title: "Terms of Service · Stayscribe",
  description: "The terms for using Stayscribe: price, delivery, revisions, refunds, accounts and your content.",
  module: "terms-page.tsx",
  load: async () => ({ Page: (await import("#web/app/pages/site/terms-page.tsx")).TermsPage }),
};

const contact: SitePage = {
  title: "Contact · Stayscribe",
  description: "Write to Stayscribe. Support answers within 24 hours.",
  module: "contact-page.tsx",
  load: async () => ({ Page: (await import("#web/app/pages/site/contact-page.tsx")).ContactPage }),
  isUrgent: true,
};

const help: SitePage = {
  title: "Help · Stayscribe",
  description: "Answers on ordering, guest access, promo codes, photos, platforms, revisions and accounts.",
  module: "help-page.tsx",
  load: async () => ({ Page: (await import("#web/app/pages/site/help-page.tsx")).HelpPage }),
};

const check: SitePage = {
  title: "Check your listing · Stayscribe",
  description:
    "A free check of the listing you have: limits, stock phrases, platform rules with their sources, and what guests will still ask. No account, nothing kept.",
  module: "check-page.tsx",
  load: async () => ({ Page: (await import("#web/app/pages/site/check-page.tsx")).CheckPage }),
  isUrgent: true,
};

export const notFound: SitePage = {
  title: "404 Page Not Found · Stayscribe",
  description: "There is no page at this address.",
  module: "not-found-page.tsx",
  load: async () => ({ Page: (await import("#web/app/pages/site/not-found-page.tsx")).NotFoundPage }),
};

export const sitePages: ReadonlyMap<string, SitePage> = new Map([
  [paths.home, home],
  [paths.privacy, privacy],
  [paths.terms, terms],
  [paths.contact, contact],
  [paths.help, help],
  [paths.check, check],
]);

export function sitePageAt(path: string): SitePage {
  return sitePages.get(path.length > 1 ? path.replace(/\/$/, "") : path) ?? notFound;
}
