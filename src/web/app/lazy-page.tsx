import type { QueryClient } from "@tanstack/react-query";
import { type ComponentType, useEffect } from "react";
import { PendingPage } from "#web/app/pending-page.tsx";
import { lazyPart } from "#web/lib/lazy-part.ts";
import type { Place } from "#web/lib/router/place.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";

const RELOADED_AT = "reloaded_for_new_version";

type Page = ComponentType<object>;
// What a page shows first, read into the cache by the page's own queries.
export type FirstData = (queryClient: QueryClient, place: Place) => Promise<unknown>;

// A page whose script comes when it is opened. The router's own way reloads the page when that fails, and offline the
// browser would then have nothing to show at all.
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, Page> & { firstData?: FirstData }>,
  name: Name,
) {
  let firstData: FirstData | undefined;
  const page = lazyPart(async () => {
    const module = await load();
    firstData = module.firstData;
    return module[name];
  });

  function LazyPage() {
    const { Part, hasFailed } = page.usePart();
    if (Part) return <Part />;
    return hasFailed ? <UnreachablePage onTryAgain={page.fetch} /> : <PendingPage />;
  }

  return Object.assign(LazyPage, {
    preload: page.fetch,
    readFirst: (...known: Parameters<FirstData>) => firstData?.(...known),
    pageName: name,
  });
}

// Shown while a page's script cannot be loaded; it is asked for again on its own.
function UnreachablePage({ onTryAgain }: { onTryAgain: () => Promise<void> }) {
  useEffect(() => void reloadIfThereIsANewVersion(), []);
  return (
    <div role="alert" className="py-16 sm:py-24">
      <PageHeading title="This page could not be loaded" />
      <p className="mt-5 max-w-[56ch] text-lg text-ink-2">
        You seem to be offline. What you saved or paid for is safe. We keep trying, and the page opens as soon as the
        connection is back.
      </p>
      <div className="mt-8">
        <Button tone="primary" onClick={() => void onTryAgain()}>
          Try again
        </Button>
      </div>
    </div>
  );
}

// A server that answers, but no longer has the file, has been given a newer version. Once for each address, so that a
// file that is really missing does not reload the page for ever.
async function reloadIfThereIsANewVersion(): Promise<void> {
  const here = window.location.href;
  if (sessionStorage.getItem(RELOADED_AT) === here) return;
  const answer = await fetch("/healthz").catch(() => null);
  if (!answer?.ok) return;
  sessionStorage.setItem(RELOADED_AT, here);
  window.location.reload();
}
