import { useSyncExternalStore } from "react";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import type { InterviewSession } from "./interview-session.ts";
import { useSignal } from "./use-interview.ts";

const WORDS = { idle: "Saved as you type", dirty: "Not saved yet", saving: "Saving…", saved: "Saved" } as const;

// Says where an answer is: with us, on its way, or kept here until it can be sent.
export function SaveState({ session }: { session: InterviewSession }) {
  const { phase, trouble } = useSignal(session.saver.status);
  useSignal(session.keeping);
  const isOnline = useIsOnline();
  const waits = useSyncExternalStore(
    (listener) => session.book.subscribe(listener),
    () => session.book.edits().size > 0,
  );
  const isHeldBack = waits && (!isOnline || trouble !== null);
  return (
    <output className="grid gap-3">
      <span className="note save-state" data-phase={isHeldBack ? "held" : phase}>
        {isHeldBack ? "Saved here, will be sent" : !isOnline ? "You are offline" : WORDS[phase]}
      </span>
      {session.keeper.hasRefused() && (
        <Notice title="Stay on this page until it says Saved">
          This browser refuses to keep your answers on this device, so what is not saved yet exists on this page alone.
        </Notice>
      )}
      {isOnline && trouble && trouble.kind !== "no access" && (
        <Notice
          title="Saving does not work right now"
          action={
            <Button size="small" onClick={() => void session.saver.flush()}>
              Try again now
            </Button>
          }
        >
          {trouble.message ?? "The server cannot be reached."} What you typed is kept on this device. You can go on.
        </Notice>
      )}
    </output>
  );
}

function useIsOnline(): boolean {
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
  );
}
