import type { DialogProps } from "./dialog-part.tsx";
import { lazyOverlay, useHasOpened } from "./lazy-overlay.tsx";

const DialogPart = lazyOverlay(async () => (await import("./dialog-part.tsx")).DialogPart);

// Prefetches the code that all dialogs share, so that one opens without waiting.
export const fetchDialog = DialogPart.fetch;

export function Dialog(props: DialogProps) {
  return useHasOpened(props.isOpen) && <DialogPart {...props} />;
}
