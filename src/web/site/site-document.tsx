import { type ComponentType, StrictMode } from "react";
import { PageFrame } from "#web/app/page-frame.tsx";
import { ToastOutlet } from "#web/ui/toast/toast-outlet.tsx";

type SiteDocumentProps = { Page: ComponentType; hasOwnFrame: boolean };

// What every public page is wrapped in, in the browser and when its HTML is written.
export function SiteDocument({ Page, hasOwnFrame }: SiteDocumentProps) {
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
