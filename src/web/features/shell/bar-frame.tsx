import { type ReactNode, useEffect, useRef } from "react";
import { paths } from "#shared/page-paths.ts";
import { Brand } from "#web/ui/layout/brand.tsx";

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

// For visitors with a single task, such as owners who fill in a form: no links that lead away.
export function PlainBar() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="bar wrap flex h-17 items-center">
        <Brand />
      </div>
    </header>
  );
}

// A native disclosure: it opens without any script, by touch and by keyboard.
function PhoneMenu({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector("summary")?.focus();
    };
    const closeOnChoice = (event: MouseEvent) => {
      const isLink = event.target instanceof Element && event.target.closest("a") !== null;
      if (isLink && menu.current) menu.current.open = false;
    };
    const details = menu.current;
    document.addEventListener("keydown", closeOnEscape);
    details?.addEventListener("click", closeOnChoice);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
      details?.removeEventListener("click", closeOnChoice);
    };
  }, []);

  return (
    <details ref={menu} className="phone-menu md:hidden">
      <summary className="button">Menu</summary>
      <nav aria-label="Main" className="phone-menu-panel">
        {children}
      </nav>
    </details>
  );
}
