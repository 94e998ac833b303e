import { useSyncExternalStore } from "react";
import { useForm, useStore } from "./form-session.ts";

export function useHasAddress(): boolean {
  const form = useForm();
  return useStore(
    (listener) => form.book.subscribe(listener),
    () => form.hasAddress(),
  );
}

// How many answers the server does not have yet, because they have to wait or because something is wrong with them.
export function usePendingAnswers(): { waiting: number; faulty: string | null } {
  const { book } = useForm();
  const subscribe = (listener: () => void) => book.subscribe(listener);
  const waiting = useStore(subscribe, () => {
    const allowed = book.allowedFields();
    return [...book.edits().keys()].filter((id) => allowed.has(id) && book.read(id).problem === null).length;
  });
  const faulty = useStore(subscribe, () => {
    const allowed = book.allowedFields();
    return [...book.edits().keys()].find((id) => allowed.has(id) && book.read(id).problem !== null) ?? null;
  });
  return { waiting, faulty };
}

export function useIsOnline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener("online", listener);
      window.addEventListener("offline", listener);
      return () => {
        window.removeEventListener("online", listener);
        window.removeEventListener("offline", listener);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}
