import { type ComponentProps, type MouseEvent, useEffect } from "react";
import { type Going, hrefOf, navigate } from "./place.ts";
import { usePlace } from "./use-place.ts";

type LinkProps = Going & Omit<ComponentProps<"a">, "href" | "onClick">;

// A link inside the app: a real one, which a plain press follows without a new document.
export function Link({ to, params, search, replace, resetScroll, children, ...rest }: LinkProps) {
  // A link may build on what the address says now.
  usePlace();
  const target = {
    ...(to !== undefined && { to }),
    ...(params && { params }),
    ...(search && { search }),
    ...(replace !== undefined && { replace }),
    ...(resetScroll !== undefined && { resetScroll }),
  };

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    void navigate(target);
  }

  return (
    <a {...rest} href={hrefOf(target)} onClick={follow}>
      {children}
    </a>
  );
}

// Navigates as soon as it is rendered.
export function Navigate(going: Going) {
  useEffect(() => {
    void navigate(going);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  return null;
}
