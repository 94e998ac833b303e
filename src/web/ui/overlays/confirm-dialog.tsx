import type { ConfirmDialogProps } from "./confirm-dialog-part.tsx";
import { lazyOverlay, useHasOpened } from "./lazy-overlay.tsx";

const ConfirmDialogPart = lazyOverlay(async () => (await import("./confirm-dialog-part.tsx")).ConfirmDialogPart);

export function ConfirmDialog(props: ConfirmDialogProps) {
  return useHasOpened(props.isOpen) && <ConfirmDialogPart {...props} />;
}
