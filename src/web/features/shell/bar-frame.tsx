import type { ReactNode } from "react";
import { paths } from "#shared/page-paths.ts";
import { Brand } from "#web/ui/brand.tsx";
import { PhoneMenu } from "#web/ui/phone-menu.tsx";

type BarFrameProps = {
  // On a phone they stand in the menu.
  links: ReactNode;
  // Stays in the bar at every width.
  action?: ReactNode;
};

// What the bar at the top of every page looks like, whatever it leads to.
export function BarFrame({ links, action }: BarFrameProps) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="bar wrap flex h-17 items-center gap-2 md:gap-5">
        <a href={paths.home} className="mr-auto inline-flex min-h-11 items-center rounded-tag">
          <Brand />
        </a>
        <nav aria-label="Main" className="hidden items-center gap-5 md:flex">
          {links}
        </nav>
        {action}
        <PhoneMenu>{links}</PhoneMenu>
      </div>
    </header>
  );
}
