import { useState } from "react";
import type { ListingFormParts } from "#web/lib/listing-form-parts.ts";
import { DetailedDialog } from "./detailed-dialog.tsx";
import { ExpressDialog } from "./express-dialog.tsx";
import { type CreationMethod, MethodChooser } from "./method-chooser.tsx";

type CreationFlowProps = {
  parts: ListingFormParts;
  onChoose: (method: CreationMethod) => void;
  onClose: () => void;
};

export function CreationFlow({ parts, onChoose, onClose }: CreationFlowProps) {
  const [method, setMethod] = useState<CreationMethod | null>(null);

  function choose(chosen: CreationMethod) {
    setMethod(chosen);
    onChoose(chosen);
  }

  switch (method) {
    case null:
      return <MethodChooser onChoose={choose} onClose={onClose} />;
    case "express":
      return <ExpressDialog parts={parts} onClose={onClose} />;
    case "detailed":
      return <DetailedDialog parts={parts} onClose={onClose} />;
  }
}
