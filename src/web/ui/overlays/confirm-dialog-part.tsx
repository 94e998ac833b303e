import * as AlertDialog from "@radix-ui/react-alert-dialog";
import type { ReactNode } from "react";
import "./dialog.css";
import { Button } from "../inputs/button.tsx";
import { shareStyleNonce } from "./overlay-place.ts";
import { useReturnedFocus } from "./use-returned-focus.ts";

export type ConfirmDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  // What will be lost, and what is safe.
  description: ReactNode;
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  tone?: "primary" | "danger";
  isBusy?: boolean;
  // The caller closes the dialog when the work is done, so that a failure can still be shown in it.
  onConfirm: () => void;
};

shareStyleNonce();

// Focus starts on the safe answer, and a click beside it does not answer.
export function ConfirmDialogPart({
  isOpen,
  onOpenChange,
  title,
  description,
  confirmLabel,
  busyLabel,
  cancelLabel = "Cancel",
  tone = "danger",
  isBusy = false,
  onConfirm,
}: ConfirmDialogProps) {
  const returnedFocus = useReturnedFocus();
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(willOpen) => !isBusy && onOpenChange(willOpen)}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="dialog-veil" />
        <AlertDialog.Content className="dialog" data-size="small" {...returnedFocus}>
          <AlertDialog.Title className="dialog-head">{title}</AlertDialog.Title>
          <div className="dialog-body">
            <AlertDialog.Description asChild>
              <div className="dialog-lead">{description}</div>
            </AlertDialog.Description>
          </div>
          <div className="dialog-actions">
            <AlertDialog.Cancel asChild>
              <Button disabled={isBusy}>{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button tone={tone} isBusy={isBusy} {...(busyLabel ? { busyLabel } : {})} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
