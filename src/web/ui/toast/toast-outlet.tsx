import { useEffect, useSyncExternalStore } from "react";
import { lazyPart } from "#web/lib/lazy-part.ts";
import { CloseIcon } from "#web/ui/inputs/button.tsx";
import { dismissToast, getCurrentToast, subscribeToToasts, TOAST_DURATION_MS, type Toast } from "./toast-store.ts";

const toaster = lazyPart(async () => (await import("./toaster.tsx")).Toaster);

// Loaded early, so that a lost connection can still be reported.
export const fetchToaster = toaster.fetch;

// The toast's code comes with the first toast at the latest: most visits to a public page never see one.
export function ToastOutlet() {
  const toast = useSyncExternalStore(subscribeToToasts, getCurrentToast, () => null);
  return toast && <ShownToast toast={toast} />;
}

function ShownToast({ toast }: { toast: Toast }) {
  const { Part: Toaster, hasFailed } = toaster.usePart();
  if (Toaster) return <Toaster />;
  return hasFailed && toast.isOpen ? <PlainToast key={toast.id} toast={toast} /> : null;
}

// Says the same without the code that could not be loaded.
function PlainToast({ toast: { id, title, description, tone } }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(dismissToast, TOAST_DURATION_MS, id);
    return () => clearTimeout(timer);
  }, [id]);

  return (
    <div className="toast-viewport">
      <div className="toast" data-tone={tone} role="alert">
        <div className="min-w-0 grow py-3">
          <p className="font-semibold">{title}</p>
          {description && <p className="mt-0.5 text-sm text-ink-2">{description}</p>}
        </div>
        <button type="button" className="icon-button" aria-label="Close this message" onClick={() => dismissToast(id)}>
          <CloseIcon />
        </button>
      </div>
    </div>
  );
}
