import { useId, useState } from "react";
import "./creation.css";
import { recallExpress, recallPreview } from "#web/lib/storage/unfinished-memory.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

export type CreationMethod = "express" | "detailed";

const METHODS: readonly { method: CreationMethod; name: string; effort: string; text: string }[] = [
  {
    method: "express",
    name: "Express (Fast)",
    effort: "About 2 minutes",
    text: "Address, rooms, guests, and photos if you have them. We read the photos and show you a preview of the description.",
  },
  {
    method: "detailed",
    name: "Detailed Mode",
    effort: "In your own time",
    text: "The full form: custom features, rules and notes. It is saved as a draft that you can reopen and share with owners and managers.",
  },
];

type MethodChooserProps = {
  // What has been pressed already, while its form is still on its way.
  chosen: CreationMethod | null;
  onChoose: (method: CreationMethod) => void;
  onClose: () => void;
};

export function MethodChooser({ chosen, onChoose, onClose }: MethodChooserProps) {
  const [unfinished] = useState(findUnfinished);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Create a listing"
      description="Choose how to start. Both ways lead to the same kind of description."
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      <ul className="grid gap-3">
        {unfinished && (
          <MethodItem
            name="Continue where you left off"
            effort={unfinished.effort}
            text={unfinished.address ? `Express listing for ${unfinished.address}` : "The express listing you began"}
            isBusy={false}
            onChoose={unfinished.path === null ? () => onChoose("express") : () => goTo(unfinished.path)}
          />
        )}
        {METHODS.map(({ method, ...words }) => (
          <MethodItem key={method} {...words} isBusy={chosen === method} onChoose={() => onChoose(method)} />
        ))}
      </ul>
    </Dialog>
  );
}

// What this browser knows of: a dialog that was left, or a preview that was not paid for.
function findUnfinished() {
  const express = recallExpress();
  if (express) return { effort: "Not sent yet", address: typed(express.details["address"]), path: null };
  const preview = recallPreview();
  return preview && { effort: "Preview, not ordered yet", ...preview };
}

function typed(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function goTo(path: string): void {
  window.location.assign(path);
}

type MethodItemProps = { name: string; effort: string; text: string; isBusy: boolean; onChoose: () => void };

function MethodItem({ name, effort, text, isBusy, onChoose }: MethodItemProps) {
  const textId = useId();
  return (
    <li className="method">
      <button
        type="button"
        className="method-name"
        aria-describedby={textId}
        aria-busy={isBusy || undefined}
        onClick={onChoose}
      >
        {name}
      </button>
      <div id={textId} className="contents">
        <p className="note">{effort}</p>
        <p className="method-text">{text}</p>
      </div>
    </li>
  );
}
