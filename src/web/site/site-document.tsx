import { type ComponentType, StrictMode, useEffect } from "react";
import { PageFrame } from "#web/app/page-frame.tsx";
import { ToastOutlet } from "#web/ui/toast/toast-outlet.tsx";

// The page's own HTML waits for this word: it repeats what came too early.
const PAGE_ALIVE = "page-alive";

type SiteDocumentProps = { Page: ComponentType; hasOwnFrame: boolean };

// What every public page is wrapped in, in the browser and when its HTML is written.
export function SiteDocument({ Page, hasOwnFrame }: SiteDocumentProps) {
  useEffect(() => {
    // After React has finished: a press that is repeated while it works would be lost in parts still to be hydrated.
    queueMicrotask(() => document.dispatchEvent(new Event(PAGE_ALIVE)));
  }, []);

  return (
    <StrictMode>
      {hasOwnFrame ? (
        <Page />
      ) : (
        <PageFrame>
          <Page />
        </PageFrame>
      )}
      <ToastOutlet />
    </StrictMode>
  );
}
