import { useState } from "react";
import type { PropertyData } from "#shared/contract/orders.ts";
import { Button } from "#web/ui/button.tsx";
import { softOverlay } from "#web/ui/soft-overlay.tsx";
import type { GivenChange } from "./use-fact-change.ts";

const ChangeFactDialog = softOverlay(async () => (await import("./change-fact-dialog.tsx")).ChangeFactDialog);

type ChangeFactButtonProps = {
  listingId: string;
  propertyData: PropertyData;
  isFromForm?: boolean;
  // A change that is shown at once, or an answer that is to be said anew.
  given?: GivenChange;
  label?: string;
};

export function ChangeFactButton({ listingId, propertyData, isFromForm = false, given, label }: ChangeFactButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {label ?? (isFromForm ? "Bring up to date" : "Change a fact")}
      </Button>
      {isOpen && (
        <ChangeFactDialog {...{ listingId, propertyData, isFromForm, given }} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
