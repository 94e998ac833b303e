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
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
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
