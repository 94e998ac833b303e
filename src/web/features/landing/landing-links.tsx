import type { ReactNode } from "react";
import { paths } from "#shared/page-paths.ts";
import { Brand } from "#web/ui/brand.tsx";
import { PhoneMenu } from "#web/ui/phone-menu.tsx";

// The landing page's own bar, in place of the shell's header.
export function LandingBar({ action }: { action: ReactNode }) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="wrap flex h-17 items-center gap-2 md:gap-5">
        <a href={paths.home} className="mr-auto inline-flex min-h-11 items-center rounded-tag">
          <Brand />
        </a>
        <nav aria-label="Main" className="hidden gap-5 md:flex">
          <BarLinks />
        </nav>
        {action}
        <PhoneMenu>
          <BarLinks />
        </PhoneMenu>
      </div>
    </header>
  );
}

function BarLinks() {
  return (
    <>
      <a href="#how-it-works" className="bar-link">
        How it Works
      </a>
      <a href="#pricing" className="bar-link">
        Pricing
      </a>
      <a href={paths.auth} className="bar-link">
        Sign In
      </a>
    </>
  );
}
