import { useEffect, useState } from "react";
import { type CreationMethod, MethodChooser } from "#web/features/creation/method-chooser.tsx";
import { softOverlay } from "#web/ui/soft-overlay.tsx";

const CreationForm = softOverlay(async () => (await import("./creation-form.tsx")).CreationForm);

// The forms are fetched while the person chooses between them.
export function CreationDialogs({ onClose }: { onClose: () => void }) {
  const [method, setMethod] = useState<CreationMethod | null>(null);
  useEffect(() => void CreationForm.fetch(), []);
  if (method) return <CreationForm method={method} onClose={onClose} />;
  return <MethodChooser onChoose={setMethod} onClose={onClose} />;
}
