import { useEffect, useState } from "react";

const SECOND_MS = 1000;

// The text leaves the page with the view: a tab that is left open does not keep it.
export function useIsOver(viewEndsAt: string | null): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (viewEndsAt === null) return;
    const timer = setTimeout(() => setIsOver(true), Math.max(0, Date.parse(viewEndsAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [viewEndsAt]);
  return isOver;
}

// In whole seconds, counted down while somebody looks.
export function useSecondsLeft(viewEndsAt: string): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.round((Date.parse(viewEndsAt) - now) / SECOND_MS));
}
