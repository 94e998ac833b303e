import { useState } from "react";
import type { PropertyData } from "#shared/contract/orders.ts";
import { Button } from "#web/ui/button.tsx";
import { softOverlay } from "#web/ui/soft-overlay.tsx";

const ChangeFactDialog = softOverlay(async () => (await import("./change-fact-dialog.tsx")).ChangeFactDialog);

type ChangeFactButtonProps = { listingId: string; propertyData: PropertyData; isFromForm?: boolean };

export function ChangeFactButton({ listingId, propertyData, isFromForm = false }: ChangeFactButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {isFromForm ? "Bring up to date" : "Change a fact"}
      </Button>
      {isOpen && <ChangeFactDialog {...{ listingId, propertyData, isFromForm }} onClose={() => setIsOpen(false)} />}
    </>
  );
}
