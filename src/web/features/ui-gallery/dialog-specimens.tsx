import CircleHelp from "lucide-react/icons/circle-question-mark";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { Tooltip } from "#web/ui/tooltip.tsx";
import { DeleteDraftSpecimen } from "./delete-draft-specimen.tsx";
import { Specimen } from "./specimen.tsx";

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
