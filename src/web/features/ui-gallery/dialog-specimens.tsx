import CircleHelp from "lucide-react/icons/circle-question-mark";
import { useEffect, useState } from "react";
import { Button } from "#web/ui/inputs/button.tsx";
import { Field } from "#web/ui/inputs/field.tsx";
import { TextInput } from "#web/ui/inputs/text-input.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { Tooltip } from "#web/ui/overlays/tooltip.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { Specimen } from "./specimen.tsx";

const DELETING_MS = 1200;

export function DialogSpecimens() {
  return (
    <>
      <Specimen name="Dialog">
        <AddressDialog />
        <LongDialog />
      </Specimen>
      <Specimen name="Confirmation">
        <DeleteDraftSpecimen />
      </Specimen>
      <Specimen name="Tooltip">
        <Tooltip text="Photos show rooms; only you know about stairs, noise and parking.">
          <button type="button" className="icon-button" aria-label="Why we ask">
            <CircleHelp size={20} strokeWidth={1.75} />
          </button>
        </Tooltip>
        <Tooltip text="Anyone with this link can answer for the owner.">
          <Button size="small">Share owner link</Button>
        </Tooltip>
      </Specimen>
    </>
  );
}

function AddressDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Start a draft</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Where is the home?"
        description="The draft is kept under this address. Guests never see the street."
        actions={
          <>
            <Button onClick={() => setIsOpen(false)}>Cancel</Button>
            <Button tone="primary" onClick={() => setIsOpen(false)}>
              Continue
            </Button>
          </>
        }
      >
        <Field label="Address" isRequired>
          <TextInput autoComplete="street-address" placeholder="5 Pine Street, Bend" />
        </Field>
      </Dialog>
    </>
  );
}

const paragraphs = Array.from({ length: 14 }, (_, index) => `Fact ${index + 1}`);

function LongDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setIsOpen(true)}>
        Show a long one
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Facts that the description may use, from the form, the photos and the floor plan"
        actions={
          <Button tone="primary" onClick={() => setIsOpen(false)}>
            Done
          </Button>
        }
      >
        {paragraphs.map((fact) => (
          <p key={fact}>
            <strong className="font-semibold">{fact}.</strong> The second bathroom is a half bath, up one flight of
            stairs, and the hot tub is shared with the building.
          </p>
        ))}
      </Dialog>
    </>
  );
}

function DeleteDraftSpecimen() {
  const [state, setState] = useState<"closed" | "asking" | "deleting">("closed");
  useEffect(() => {
    if (state !== "deleting") return;
    const timer = setTimeout(() => {
      setState("closed");
      showToast({ title: "Draft deleted" });
    }, DELETING_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <>
      <Button tone="danger" onClick={() => setState("asking")}>
        Delete a draft
      </Button>
      <ConfirmDialog
        isOpen={state !== "closed"}
        onOpenChange={(isOpen) => setState(isOpen ? "asking" : "closed")}
        title="Delete this draft?"
        description="The answers and photos of 5 Pine Street are deleted for everyone who has the link. Descriptions that you bought stay."
        confirmLabel="Delete draft"
        busyLabel="Deleting…"
        cancelLabel="Keep it"
        isBusy={state === "deleting"}
        onConfirm={() => setState("deleting")}
      />
    </>
  );
}
