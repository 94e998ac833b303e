import type { DialogProps } from "./dialog-part.tsx";
import { softOverlay } from "./soft-overlay.tsx";
import { useHasOpened } from "./use-has-opened.ts";

const DialogPart = softOverlay(async () => (await import("./dialog-part.tsx")).DialogPart);

// So that a dialog opens without waiting for what all dialogs share.
export const fetchDialog = DialogPart.fetch;

export function Dialog(props: DialogProps) {
  return useHasOpened(props.isOpen) && <DialogPart {...props} />;
}
