import { type RefObject, useEffect, useRef } from "react";

type Opener = RefObject<HTMLElement | null>;

// The opener of a dialog that goes in this very step; one that follows it takes it over.
let leaving: Opener | null = null;

type FindFirst = (content: HTMLElement) => HTMLElement | null;

// A dialog opened by the program knows no trigger to give focus back to, so it remembers where focus came from.
export function useReturnedFocus(findFirst?: FindFirst) {
  const opener: Opener = useRef(null);

  useEffect(
    () => () => {
      leaving = opener;
      // Whatever follows in the same step has opened by then.
      setTimeout(() => {
        if (leaving === opener) leaving = null;
      });
    },
    [],
  );

  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = focusedElement() ?? takeOver();
      const first = event.currentTarget instanceof HTMLElement && findFirst?.(event.currentTarget);
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      opener.current?.focus();
    },
  };
}

function focusedElement(): HTMLElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused !== document.body ? focused : null;
}

// The dialog before no longer gives focus back: its successor will.
function takeOver(): HTMLElement | null {
  const inherited = leaving?.current ?? null;
  if (leaving) leaving.current = null;
  return inherited;
}
