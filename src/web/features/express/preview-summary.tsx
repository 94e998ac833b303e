import { useState } from "react";
import type { ExpressPreview, ExpressQuestion } from "#shared/contract/intake/express.ts";
import { PLATFORM_LABELS } from "#shared/property-facts.ts";
import type { ListingFormSlots } from "#web/lib/listing-form-slots.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { Field } from "#web/ui/inputs/field.tsx";
import { TextInput } from "#web/ui/inputs/text-input.tsx";
import { EditDetails } from "./edit-details.tsx";
import type { ChangePreview } from "./use-preview-changes.ts";
import "#web/ui/pictures/picture-cards.css";

const LONGEST_TOWN = 60;

type PreviewSummaryProps = {
  preview: ExpressPreview;
  change: ChangePreview;
  isEditing: boolean;
  isLocked: boolean;
  AddressField: ListingFormSlots["AddressField"];
  onEdit: (isEditing: boolean) => void;
  onDirty: (isDirty: boolean) => void;
};

export function PreviewSummary({ preview, isEditing, isLocked, onEdit, ...props }: PreviewSummaryProps) {
  const isOpen = isEditing && !isLocked;
  return (
    <section aria-labelledby="details-heading" className="sheet px-5 py-5 sm:px-7 sm:py-6">
      <div className="preview-head">
        <h2 id="details-heading" className="preview-heading">
          Property details
        </h2>
        {!isOpen && !isLocked && (
          <Button size="small" onClick={() => onEdit(true)}>
            Edit details
          </Button>
        )}
      </div>
      {isOpen ? (
        <EditDetails preview={preview} onClose={() => onEdit(false)} {...props} />
      ) : (
        <>
          <SummaryRows preview={preview} />
          <PlaceLine place={preview.place} change={props.change} isLocked={isLocked} />
        </>
      )}
    </section>
  );
}

function SummaryRows({ preview }: { preview: ExpressPreview }) {
  const rows = [
    ["Platform", PLATFORM_LABELS[preview.platform]],
    ["Address", preview.property_address],
    ["Bedrooms", preview.total_bedrooms],
    ["Bathrooms", preview.total_bathrooms],
    ["Max guests", preview.capacity_given ? preview.capacity : "Not given"],
    ["Pet friendly", preview.pet_friendly ? "Yes" : "Not stated"],
    ["Images", preview.images.length],
  ] as const;
  return (
    <dl className="preview-rows">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type PlaceLineProps = { place: ExpressPreview["place"]; change: ChangePreview; isLocked: boolean };

// Where the listing will say that the home is, with one tap to correct what was read from the address.
function PlaceLine({ place: { town, others }, change, isLocked }: PlaceLineProps) {
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

type PreviewQuestionsProps = {
  questions: ExpressQuestion[];
  change: ChangePreview;
  onCorrect: () => void;
};

// Answers are optional: anything in doubt is left out of the description.
export function PreviewQuestions({ questions, change, onCorrect }: PreviewQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions-heading" className="sheet px-5 py-5 sm:px-7 sm:py-6">
      <h2 id="questions-heading" className="preview-heading">
        {questions.length === 1 ? "One question" : `${questions.length} questions`}
      </h2>
      <ul className="question-list">
        {questions.map(({ id, question, choices }) => (
          <li key={id}>
            <fieldset>
              <legend>{question}</legend>
              <div className="question-choices">
                {choices.map((choice) => (
                  <Button key={choice.id} size="small" onClick={() => void change({ answers: { [id]: choice.id } })}>
                    {choice.label}
                  </Button>
                ))}
                <Button size="small" tone="quiet" onClick={onCorrect}>
                  Correct the details
                </Button>
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
      <p className="note mt-4">You can pay without answering.</p>
    </section>
  );
}
