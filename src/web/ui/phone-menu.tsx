import { type ReactNode, useEffect, useRef } from "react";

// A native disclosure: it opens without any script, by touch and by keyboard.
export function PhoneMenu({ children }: { children: ReactNode }) {
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
