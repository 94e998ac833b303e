import { useSyncExternalStore } from "react";

// What stands outside React and is read in the same way where the server draws the page.
export function useStore<T>(subscribe: (listener: () => void) => () => void, read: () => T): T {
  return useSyncExternalStore(subscribe, read, read);
}
