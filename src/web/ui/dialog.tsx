import { Dialog as RadixDialog } from "radix-ui";
import type { ReactNode } from "react";
import "./dialog.css";
import { CloseIcon } from "./icons/close-icon.tsx";
import { shareStyleNonce } from "./share-style-nonce.ts";
import { useReturnedFocus } from "./use-returned-focus.ts";

type DialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  // Stays in view under the scrolling content.
  actions?: ReactNode;
  children?: ReactNode;
};

shareStyleNonce();

export function Dialog({ isOpen, onOpenChange, title, description, actions, children }: DialogProps) {
  const returnedFocus = useReturnedFocus();
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="dialog-veil" />
        <RadixDialog.Content className="dialog" {...returnedFocus}>
          <RadixDialog.Title className="dialog-head">{title}</RadixDialog.Title>
          <div className="dialog-body">
            {description && (
              <RadixDialog.Description asChild>
                <div className="text-ink-2">{description}</div>
              </RadixDialog.Description>
            )}
            {children}
          </div>
          {actions && <div className="dialog-actions">{actions}</div>}
          {/* Last, so that focus starts on the first field and not on the way out. */}
          <div className="dialog-close">
            <RadixDialog.Close className="icon-button" aria-label="Close">
              <CloseIcon />
            </RadixDialog.Close>
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
