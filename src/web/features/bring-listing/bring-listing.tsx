import { useState } from "react";
import { Button } from "#web/ui/inputs/button.tsx";
import { lazyOverlay } from "#web/ui/overlays/lazy-overlay.tsx";
import type { BringListingProps } from "./bring-listing-dialog.tsx";

const BringListingDialog = lazyOverlay(async () => (await import("./bring-listing-dialog.tsx")).BringListingDialog);

// A quiet button, and behind it the host's own listing as answers to keep, change or drop.
export function BringListing(props: BringListingProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="link" onClick={() => setIsOpen(true)}>
        Paste your current listing
      </Button>
      {isOpen && <BringListingDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
