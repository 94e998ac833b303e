import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { PendingPage } from "#web/app/pages/pending-page.tsx";
import { UnreachablePage } from "#web/app/pages/unreachable-page.tsx";
import type { Place } from "#web/lib/router/place.ts";
import { softPart } from "#web/lib/soft-part.ts";

type Page = ComponentType<object>;
// What a page shows first, read into the cache by the page's own queries.
export type FirstData = (queryClient: QueryClient, place: Place) => Promise<unknown>;

// A page whose script comes when it is opened. The router's own way reloads the page when that fails, and offline the
// browser would then have nothing to show at all.
export function softPage<Name extends string>(
  load: () => Promise<Record<Name, Page> & { firstData?: FirstData }>,
  name: Name,
) {
  let firstData: FirstData | undefined;
  const page = softPart(async () => {
    const module = await load();
    firstData = module.firstData;
    return module[name];
  });

  function SoftPage() {
    const { Part, hasFailed } = page.usePart();
    if (Part) return <Part />;
    return hasFailed ? <UnreachablePage onTryAgain={page.fetch} /> : <PendingPage />;
  }

  return Object.assign(SoftPage, {
    preload: page.fetch,
    readFirst: (...known: Parameters<FirstData>) => firstData?.(...known),
    pageName: name,
  });
}
