import { useRef } from "react";

// A dialog opened by the program knows no trigger to give focus back to, so it remembers where focus came from.
export function useReturnedFocus() {
  const cameFrom = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      cameFrom.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      cameFrom.current?.focus();
    },
  };
}
