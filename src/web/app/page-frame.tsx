import type { ReactNode } from "react";
import { SiteFooter } from "#web/features/shell/site-footer.tsx";
import { SiteHeader } from "#web/features/shell/site-header.tsx";

type PageFrameProps = { header?: ReactNode; children: ReactNode };

// Header, main and footer around every page; the landing page brings a header of its own.
export function PageFrame({ header, children }: PageFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="button skip-link">
        Skip to content
      </a>
      {header ?? <SiteHeader user={null} />}
      <main id="main" tabIndex={-1} className="wrap w-full grow">
        {children}
      </main>
      <SiteFooter isSignedIn={false} />
    </div>
  );
}
