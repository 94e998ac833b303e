import { useState } from "react";
import { type CreationMethod, MethodChooser } from "#web/features/creation/method-chooser.tsx";
import { lazyPart } from "#web/lib/lazy-part.ts";
import { useOfflineToast } from "#web/ui/overlays/lazy-overlay.tsx";

const form = lazyPart(async () => (await import("./creation-form.tsx")).CreationForm);

// The forms are fetched while the person chooses between them; until they are there, the chooser stays.
export function CreationDialogs({ onClose }: { onClose: () => void }) {
  const [method, setMethod] = useState<CreationMethod | null>(null);
  const { Part: CreationForm, hasFailed } = form.usePart();
  useOfflineToast(hasFailed && method !== null);
  if (method && CreationForm) return <CreationForm method={method} onClose={onClose} />;
  return <MethodChooser chosen={method} onChoose={setMethod} onClose={onClose} />;
}
