import { type ReactNode, StrictMode } from "react";
import { PageFrame } from "#web/app/page-frame.tsx";
import { ToastOutlet } from "#web/ui/toast/toast-outlet.tsx";

// What every public page is wrapped in, in the browser and when its HTML is written.
export function SiteDocument({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <PageFrame>{children}</PageFrame>
      <ToastOutlet />
    </StrictMode>
  );
}
