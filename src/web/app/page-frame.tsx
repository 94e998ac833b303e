import type { ReactNode } from "react";
import { SiteFooter } from "#web/features/shell/site-footer.tsx";
import { SiteHeader } from "#web/features/shell/site-header.tsx";
import { WaitingLink } from "#web/features/shell/waiting-link.tsx";
import { useSession } from "#web/lib/session-store.ts";
import { StartListingButton } from "./start-listing-button.tsx";

type PageFrameProps = { header?: ReactNode; children: ReactNode };

// The landing page brings its own header.
export function PageFrame({ header, children }: PageFrameProps) {
  const { status, user } = useSession();
  const createListing = <StartListingButton look="link">Create Listing</StartListingButton>;
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="button skip-link">
        Skip to content
      </a>
      <WaitingLink />
      {header ?? <SiteHeader user={user} isUnknown={status === "unknown"} createListing={createListing} />}
      <main id="main" tabIndex={-1} className="wrap w-full grow">
        {children}
      </main>
      <SiteFooter isSignedIn={user !== null} />
    </div>
  );
}
