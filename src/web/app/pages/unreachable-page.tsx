import { useEffect } from "react";
import { Button } from "#web/ui/button.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";

const RELOADED_AT = "reloaded_for_new_version";

// Shown while a page's script cannot be loaded; it is asked for again on its own.
export function UnreachablePage({ onTryAgain }: { onTryAgain: () => Promise<void> }) {
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
