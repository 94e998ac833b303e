import { useEffect, useState } from "react";
import { Button, CloseIcon } from "#web/ui/inputs/button.tsx";
import { IconButton } from "#web/ui/inputs/icon-button.tsx";
import { Specimen } from "./specimen.tsx";

const SAVING_MS = 1600;

export function ButtonSpecimens() {
  return (
    <>
      <Specimen name="Tones">
        <Button tone="primary">Write my description</Button>
        <Button>Share owner link</Button>
        <Button tone="quiet">Skip for now</Button>
        <Button tone="danger">Delete draft</Button>
        <Button tone="link">Show all facts</Button>
      </Specimen>
      <Specimen name="Small">
        <Button tone="primary" size="small">
          Copy All
        </Button>
        <Button size="small">Revise</Button>
        <Button tone="quiet" size="small">
          Undo
        </Button>
        <Button tone="danger" size="small">
          Remove
        </Button>
      </Specimen>
      <Specimen name="Focus" showsFocus>
        <Button tone="primary">Write my description</Button>
        <Button>Share owner link</Button>
      </Specimen>
      <UnavailableButtons />
      <Specimen name="As a link">
        <a href="#buttons" className="button" data-tone="primary">
          Next: Bathrooms
        </a>
        <a href="#buttons" className="button">
          Previous
        </a>
      </Specimen>
      <Specimen name="A picture alone">
        <IconButton label="Remove the photo">
          <CloseIcon />
        </IconButton>
        <IconButton label="Remove the only photo" disabled>
          <CloseIcon />
        </IconButton>
      </Specimen>
    </>
  );
}

function UnavailableButtons() {
  return (
    <>
      <Specimen name="Disabled">
        <Button tone="primary" disabled>
          Write my description
        </Button>
        <Button disabled>Share owner link</Button>
        <Button tone="link" disabled>
          Show all facts
        </Button>
      </Specimen>
      <Specimen name="Busy">
        <Button tone="primary" isBusy>
          Write my description
        </Button>
        <Button isBusy busyLabel="Saving…">
          Save
        </Button>
        <SavingButton />
      </Specimen>
    </>
  );
}

function SavingButton() {
  const [isSaving, setIsSaving] = useState(false);
  useEffect(() => {
    if (!isSaving) return;
    const timer = setTimeout(() => setIsSaving(false), SAVING_MS);
    return () => clearTimeout(timer);
  }, [isSaving]);

  return (
    <Button isBusy={isSaving} busyLabel="Saving the draft…" onClick={() => setIsSaving(true)}>
      Save and see
    </Button>
  );
}
