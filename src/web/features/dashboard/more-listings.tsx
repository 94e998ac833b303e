import { useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";

type MoreListingsProps = { isLoading: boolean; hasFailed: boolean; onMore: () => void };

// Comes by itself when somebody scrolls near it; after a failure it waits to be pressed.
export function MoreListings({ isLoading, hasFailed, onMore }: MoreListingsProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    if (!element || isLoading || hasFailed) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { rootMargin: "400px" });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isLoading, hasFailed, onMore]);

  return (
    <div ref={place} className="mt-8 grid justify-items-center gap-3">
      {hasFailed && (
        <p role="alert" className="text-coral-ink">
          More listings could not be loaded.
        </p>
      )}
      <Button isBusy={isLoading} busyLabel="Loading…" onClick={onMore}>
        {hasFailed ? "Try again" : "Show more listings"}
      </Button>
    </div>
  );
}
