import { type ComponentType, StrictMode, useEffect } from "react";
import { PageFrame } from "#web/app/page-frame.tsx";
import { tellPageAlive } from "#web/lib/page-alive.ts";
import { ToastOutlet } from "#web/ui/toast/toast-outlet.tsx";

type SiteDocumentProps = { Page: ComponentType; hasOwnFrame: boolean };

// What every public page is wrapped in, in the browser and when its HTML is written.
export function SiteDocument({ Page, hasOwnFrame }: SiteDocumentProps) {
  useEffect(tellPageAlive, []);

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
