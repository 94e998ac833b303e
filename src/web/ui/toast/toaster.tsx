import * as RadixToast from "@radix-ui/react-toast";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { CloseIcon } from "#web/ui/inputs/button.tsx";
import { dismissToast, getCurrentToast, subscribeToToasts, TOAST_DURATION_MS, type Toast } from "./toast-store.ts";

const FIELDS = 'input, textarea, select, [role="combobox"]';

const SWIPE_THRESHOLD_PX = 50;

export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, getCurrentToast);
  const [movedId, setMovedId] = useState<Toast["id"] | null>(null);
  const isMoved = toast !== null && toast.id === movedId;
  return (
    <RadixToast.Provider
      // A toast closed under the pointer or focus leaves its provider paused for every later one,
      // which would then never go away. So each toast gets a fresh provider.
      key={toast?.id}
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {toast && <ToastCard toast={toast} onCovering={() => setMovedId(toast.id)} />}
      <RadixToast.Viewport className="toast-viewport" data-moved={isMoved || undefined} />
    </RadixToast.Provider>
  );
}

function ToastCard({ toast, onCovering }: { toast: Toast; onCovering: () => void }) {
  const card = useRef<HTMLLIElement>(null);

  useEffect(
    () => (card.current ? watchCoveredFields(card.current, onCovering) : undefined),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each toast
    [toast.id],
  );

  return (
    <RadixToast.Root
      ref={card}
      className="toast"
      data-tone={toast.tone}
      open={toast.isOpen}
      onOpenChange={(isOpen) => !isOpen && dismissToast(toast.id)}
    >
      <div className="min-w-0 grow py-3">
        <RadixToast.Title className="font-semibold">{toast.title}</RadixToast.Title>
        {toast.description && (
          <RadixToast.Description className="mt-0.5 text-sm text-ink-2">{toast.description}</RadixToast.Description>
        )}
      </div>
      <RadixToast.Close className="icon-button" aria-label="Close this message">
        <CloseIcon />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

// Tells when a toast lies on a field that it may speak of: the one that one is in, or one that is marked wrong, which may
// happen a moment after the toast came.
function watchCoveredFields(toast: Element, onCovering: () => void): () => void {
  const look = () => {
    if (coversField(toast)) onCovering();
  };
  const frame = requestAnimationFrame(look);
  const marks = new MutationObserver(look);
  marks.observe(document.body, { subtree: true, attributes: true, attributeFilter: ["aria-invalid"] });
  document.addEventListener("focusin", look);
  return () => {
    cancelAnimationFrame(frame);
    marks.disconnect();
    document.removeEventListener("focusin", look);
  };
}

function coversField(toast: Element): boolean {
  const box = toast.getBoundingClientRect();
  const marked = document.querySelectorAll('[aria-invalid="true"]');
  return [document.activeElement, ...marked].some(
    (field) => field?.matches(FIELDS) && overlap(box, field.getBoundingClientRect()),
  );
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left;
  return !isBeside && one.top < other.bottom && other.top < one.bottom;
}
