import { useEffect, useRef } from "react";
import type { Message } from "#shared/messages/toasts.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";

const UNAVAILABLE = 503;

type GoingOn = { start: () => Promise<string>; failure: Message; onClose: () => void };

// Starts a listing, closes the dialog and goes to the page that the start answers.
export function useGoingOn({ failure, onClose }: Omit<GoingOn, "start">) {
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  return async (start: GoingOn["start"]): Promise<void> => {
    try {
      const nextPage = await start();
      // Whoever cancelled meanwhile is not taken anywhere.
      if (isGone.current) return;
      onClose();
      window.location.assign(nextPage);
    } catch (error) {
      if (!isGone.current) showToast({ ...failure, ...whyUnavailable(error), tone: "problem" });
    }
  };
}

// The dialog stays as it is; the server knows when to try again.
function whyUnavailable(error: unknown): Partial<Message> {
  const cause = error instanceof Error ? error.cause : null;
  const words = cause instanceof ApiError && cause.status === UNAVAILABLE ? cause.serverMessage : null;
  return words ? { description: words } : {};
}
