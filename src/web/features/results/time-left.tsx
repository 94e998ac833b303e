import { useEffect, useState } from "react";

const SECOND_MS = 1000;

const MINUTE = 60;
// Said aloud too: the last chances to copy the text.
const ANNOUNCED_MINUTES = [10, 5, 1];

// What is left of a guest's one-time view.
export function TimeLeft({ viewEndsAt }: { viewEndsAt: string }) {
  const seconds = useSecondsLeft(viewEndsAt);
  const minutes = Math.floor(seconds / MINUTE);
  const shown = `${minutes}:${String(seconds % MINUTE).padStart(2, "0")}`;
  const announced = ANNOUNCED_MINUTES.findLast((limit) => seconds <= limit * MINUTE);
  return (
    <>
      <span role="timer" className="tabular-nums">
        {shown} left
      </span>
      <output className="sr-only">{announced ? `Less than ${minutesOf(announced)} left to read` : ""}</output>
    </>
  );
}

function minutesOf(count: number): string {
  return count === 1 ? "1 minute" : `${count} minutes`;
}

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

// Whole seconds, counted down while the page is open.
function useSecondsLeft(viewEndsAt: string): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.round((Date.parse(viewEndsAt) - now) / SECOND_MS));
}
