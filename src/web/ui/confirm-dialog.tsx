import type { ConfirmDialogProps } from "./confirm-dialog-part.tsx";
import { softOverlay } from "./soft-overlay.tsx";
import { useHasOpened } from "./use-has-opened.ts";

const ConfirmDialogPart = softOverlay(async () => (await import("./confirm-dialog-part.tsx")).ConfirmDialogPart);

// Asks before a step that cannot be undone.
export function ConfirmDialog(props: ConfirmDialogProps) {
  return useHasOpened(props.isOpen) && <ConfirmDialogPart {...props} />;
}
