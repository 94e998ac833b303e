import { type ComponentType, useEffect } from "react";
import { fetchWhenQuiet, softPart } from "#web/lib/soft-part.ts";
import { showToast } from "./toast/toast-store.ts";

// What opens over the page when it is asked for: its script comes after the page's own, or when it is opened.
export function softOverlay<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = softPart(load);
  fetchWhenQuiet(part.fetch);

  function SoftOverlay(props: Props) {
    const { Part, hasFailed } = part.usePart();
    useOfflineToast(hasFailed);
    return Part && <Part {...props} />;
  }

  return Object.assign(SoftOverlay, { fetch: part.fetch });
}

export function useOfflineToast(hasFailed: boolean): void {
  useEffect(() => {
    if (!hasFailed) return;
    const description = "This opens as soon as the connection is back.";
    showToast({ title: "You are offline", description, tone: "problem" });
  }, [hasFailed]);
}
