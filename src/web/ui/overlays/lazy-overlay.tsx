import { type ComponentType, useEffect, useState } from "react";
import { fetchWhenQuiet, lazyPart } from "#web/lib/lazy-part.ts";
import { showToast } from "../toast/toast-store.ts";

// What opens over the page when it is asked for: its script comes after the page's own, or when it is opened.
export function lazyOverlay<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = lazyPart(load);
  fetchWhenQuiet(part.fetch);

  function LazyOverlay(props: Props) {
    const { Part, hasFailed } = part.usePart();
    useOfflineToast(hasFailed);
    return Part && <Part {...props} />;
  }

  return Object.assign(LazyOverlay, { fetch: part.fetch });
}

export function useOfflineToast(hasFailed: boolean): void {
  useEffect(() => {
    if (!hasFailed) return;
    const description = "This opens as soon as the connection is back.";
    showToast({ title: "You are offline", description, tone: "problem" });
  }, [hasFailed]);
}

// Stays true after the first opening: what has closed gives the focus back, and may still be leaving the screen.
export function useHasOpened(isOpen: boolean): boolean {
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  return hasOpened;
}
