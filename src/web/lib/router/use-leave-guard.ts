import { useEffect, useRef, useState } from "react";
import { guardLeaving } from "./place.ts";

// Asks before a page is left on which something would be lost; the browser asks in its own words when it closes.
export function useLeaveGuard(wouldLose: () => boolean) {
  const [goOn, setGoOn] = useState<{ leave: () => void } | null>(null);
  const latest = useRef(wouldLose);

  useEffect(() => {
    latest.current = wouldLose;
  });

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    const stopGuarding = guardLeaving({ wouldLose: () => latest.current(), ask: (leave) => setGoOn({ leave }) });
    return () => {
      window.removeEventListener("beforeunload", warn);
      stopGuarding();
    };
  }, []);

  return {
    isAsking: goOn !== null,
    stay: () => setGoOn(null),
    leave: () => {
      setGoOn(null);
      goOn?.leave();
    },
  };
}

// The browser asks in its own words before what was typed is lost.
export function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isNeeded]);
}
