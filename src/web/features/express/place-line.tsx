import { useState } from "react";
import type { ExpressPreview } from "#shared/contract/express.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import type { ChangePreview } from "./use-preview-changes.ts";

type PlaceLineProps = { place: ExpressPreview["place"]; change: ChangePreview; isLocked: boolean };

const LONGEST_TOWN = 60;

// Where the listing will say that the home is, with one tap to correct what was read from the address.
export function PlaceLine({ place: { town, others }, change, isLocked }: PlaceLineProps) {
  const [isTyping, setIsTyping] = useState(false);
  return (
    <div className="place-line">
      <p>
        {town === null ? (
          "Your listing will name no town: none was found in the address."
        ) : (
          <>
            Your listing will say: a place in <strong>{town}</strong>
          </>
        )}
      </p>
      {!isLocked && !isTyping && (
        <div className="question-choices">
          {others.map((other) => (
            <Button key={other} size="small" onClick={() => void change({ town: other })}>
              Say {other}
            </Button>
          ))}
          <Button size="small" onClick={() => setIsTyping(true)}>
            Another town
          </Button>
        </div>
      )}
      {!isLocked && isTyping && <TownForm change={change} onClose={() => setIsTyping(false)} />}
    </div>
  );
}

function TownForm({ change, onClose }: { change: ChangePreview; onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const town = typed.trim();
  const save = async () => {
    if (town !== "" && (await change({ town }))) onClose();
  };
  return (
    <form
      aria-label="Town"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label="Town the listing names">
        <TextInput value={typed} maxLength={LONGEST_TOWN} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <div className="question-choices mt-2">
        <Button type="submit" size="small">
          Save town
        </Button>
        <Button size="small" tone="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
