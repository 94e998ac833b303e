import { useSyncExternalStore } from "react";

const never = () => () => undefined;

// Whether the HTML of the page is being written, where nothing is known of who will read it.
export function usePrerendering(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
