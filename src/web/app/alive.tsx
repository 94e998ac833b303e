import { type ReactNode, useLayoutEffect } from "react";
import { tellPageAlive } from "#web/lib/page-alive.ts";

type AliveProps = { carryOver: () => void; children: ReactNode };

// Once, when the drawn page has taken the place of the HTML it came with.
export function Alive({ carryOver, children }: AliveProps) {
  useLayoutEffect(() => {
    carryOver();
    tellPageAlive();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  return children;
}
