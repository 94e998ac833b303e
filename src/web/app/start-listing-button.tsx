import { type MouseEvent, type ReactNode, useState } from "react";
import { fetchDialog } from "#web/ui/overlays/dialog.tsx";
import { lazyOverlay } from "#web/ui/overlays/lazy-overlay.tsx";

const CreationDialogs = lazyOverlay(async () => {
  // Two scripts at the same time, not one after the other.
  const [{ CreationDialogs: Dialogs }] = await Promise.all([import("./creation-dialogs.tsx"), fetchDialog()]);
  return Dialogs;
});

const LOOKS = {
  button: { className: "button", "data-tone": "primary" },
  link: { className: "bar-link cursor-pointer" },
} as const;

type StartListingButtonProps = { look?: "button" | "link"; onOpen?: () => void; children: ReactNode };

// The dialogs are prefetched on hover or focus, so that they open at once.
export function StartListingButton({ look = "button", onOpen, children }: StartListingButtonProps) {
  const [isOpen, setIsOpen] = useState(false);

  function open({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // Not every browser focuses what is clicked, and the dialogs give focus back to where it was.
    currentTarget.focus();
    onOpen?.();
    setIsOpen(true);
  }

  return (
    <>
      <button
        type="button"
        {...LOOKS[look]}
        onPointerEnter={() => void CreationDialogs.fetch()}
        onFocus={() => void CreationDialogs.fetch()}
        onClick={open}
      >
        {children}
      </button>
      {isOpen && <CreationDialogs onClose={() => setIsOpen(false)} />}
    </>
  );
}
