import { useSecondsLeft } from "./use-time-left.ts";

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
