import { useState } from "react";
import type { ListingFormParts } from "#web/lib/listing-form-parts.ts";
import { DetailedDialog } from "./detailed-dialog.tsx";
import { ExpressDialog } from "./express-dialog.tsx";
import { type CreationMethod, MethodChooser } from "./method-chooser.tsx";

type CreationFlowProps = { parts: ListingFormParts; onClose: () => void };

export function CreationFlow({ parts, onClose }: CreationFlowProps) {
  const [method, setMethod] = useState<CreationMethod | null>(null);
  switch (method) {
    case null:
      return <MethodChooser onChoose={setMethod} onClose={onClose} />;
    case "express":
      return <ExpressDialog parts={parts} onClose={onClose} />;
    case "detailed":
      return <DetailedDialog parts={parts} onClose={onClose} />;
  }
}
