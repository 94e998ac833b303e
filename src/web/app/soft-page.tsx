import type { ComponentType } from "react";
import { PendingPage } from "#web/app/pages/pending-page.tsx";
import { UnreachablePage } from "#web/app/pages/unreachable-page.tsx";
import { softPart } from "#web/lib/soft-part.ts";

type Page = ComponentType<object>;

// A page whose script comes when it is opened. The router's own way reloads the page when that fails, and offline the
// browser would then have nothing to show at all.
export function softPage<Name extends string>(load: () => Promise<Record<Name, Page>>, name: Name) {
  const page = softPart(async () => (await load())[name]);

  function SoftPage() {
    const { Part, hasFailed } = page.usePart();
    if (Part) return <Part />;
    return hasFailed ? <UnreachablePage onTryAgain={page.fetch} /> : <PendingPage />;
  }

  return Object.assign(SoftPage, { preload: page.fetch, pageName: name });
}
