import type { ReactNode } from "react";

// The marker pen: the words that a fact stands behind. It draws itself once, when it appears.
export function MarkedText({ children }: { children: ReactNode }) {
  return (
    <mark className="marked" data-draws>
      {children}
    </mark>
  );
}
