import { lazy, Suspense, useSyncExternalStore } from "react";
import { getCurrentToast, subscribeToToasts } from "./toast-store.ts";

const Toaster = lazy(async () => ({ default: (await import("./toaster.tsx")).Toaster }));

// The toast's code comes with the first toast: most visits never see one.
export function ToastOutlet() {
  const hasToast = useSyncExternalStore(subscribeToToasts, getCurrentToast, () => null) !== null;
  return <Suspense>{hasToast && <Toaster />}</Suspense>;
}
