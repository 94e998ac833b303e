import * as RadixDialog from "@radix-ui/react-dialog";
import { type ReactNode, useState } from "react";
import "./dialog.css";
import { CloseIcon } from "../inputs/button.tsx";
import { OverlayPlace, shareStyleNonce } from "./overlay-place.ts";
import { useReturnedFocus } from "./use-returned-focus.ts";

export type DialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  // Stays in view under the scrolling content.
  actions?: ReactNode;
  // A press beside the dialog is then an accident; Escape and the buttons still close it.
  ignoresPressOutside?: boolean;
  // Where focus starts, if not on the first control.
  findFirstFocus?: (content: HTMLElement) => HTMLElement | null;
  children?: ReactNode;
};

shareStyleNonce();

export function DialogPart({ isOpen, onOpenChange, title, description, actions, children, ...ways }: DialogProps) {
  const returnedFocus = useReturnedFocus(ways.findFirstFocus);
  const [content, setContent] = useState<HTMLElement | null>(null);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="dialog-veil" />
        <RadixDialog.Content
          ref={setContent}
          className="dialog"
          onPointerDownOutside={(event) => ways.ignoresPressOutside && event.preventDefault()}
          {...returnedFocus}
        >
          <RadixDialog.Title className="dialog-head">{title}</RadixDialog.Title>
          <div className="dialog-body">
            {description && (
              <RadixDialog.Description asChild>
                <div className="dialog-lead">{description}</div>
              </RadixDialog.Description>
            )}
            <OverlayPlace value={content}>{children}</OverlayPlace>
          </div>
          {actions && <div className="dialog-actions">{actions}</div>}
          {/* Last, so that focus starts on the first field and not on the way out. */}
          <div className="dialog-close">
            {/* No tooltip: it would take the Escape that is meant for the dialog. */}
            <RadixDialog.Close className="icon-button" aria-label="Close">
              <CloseIcon />
            </RadixDialog.Close>
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
