import type { ReactNode } from "react";
import { paths } from "#shared/page-paths.ts";
import { Brand } from "#web/ui/brand.tsx";

// Header, main and footer around every page, public or not.
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="button skip-link">
        Skip to content
      </a>
      <header className="sticky top-0 z-30 border-b border-line bg-paper">
        <div className="wrap flex h-17 items-center">
          <a href={paths.home} className="inline-flex min-h-11 items-center rounded-tag">
            <Brand />
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="wrap w-full grow">
        {children}
      </main>
      <footer className="border-t border-line">
        <p className="wrap note py-6">Stayscribe. Listing descriptions for rental hosts.</p>
      </footer>
    </div>
  );
}
