import type { DialogProps } from "./dialog-part.tsx";
import { lazyOverlay, useHasOpened } from "./lazy-overlay.tsx";

const DialogPart = lazyOverlay(async () => (await import("./dialog-part.tsx")).DialogPart);

// So that a dialog opens without waiting for what all dialogs share.
export const fetchDialog = DialogPart.fetch;

export function Dialog(props: DialogProps) {
  return useHasOpened(props.isOpen) && <DialogPart {...props} />;
}
