import { useState } from "react";
import { Field } from "#web/ui/inputs/field.tsx";
import { NumberInput } from "#web/ui/inputs/number-input.tsx";
import { TextInput } from "#web/ui/inputs/text-input.tsx";
import { type QuestionProps, textIn, useAnswer, useProblem } from "../use-interview.ts";
import { type Place, placesIn, textOfPlaces } from "./written-answers.ts";

const LONGEST_MINUTES = 3;

export function Places({ session }: QuestionProps) {
  const text = textIn(useAnswer(session, "nearby_places"));
  const problem = useProblem(session, "nearby_places");
  const [typed, setTyped] = useState(() => placesIn(text));
  // Another tab may have changed it; what is half typed here is not in the text yet.
  const places = textOfPlaces(typed) === text ? typed : placesIn(text);

  function change(at: number, changes: Partial<Place>) {
    const next = places.map((place, index) => (index === at ? { ...place, ...changes } : place));
    setTyped(next);
    session.type("nearby_places", textOfPlaces(next));
  }

  return (
    <>
      {places.map((place, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- places are told apart by where they stand
        <PlaceRow key={at} number={at + 1} place={place} onChange={(changes) => change(at, changes)} />
      ))}
      {problem && <p className="note text-coral-ink">{problem}</p>}
    </>
  );
}

type PlaceRowProps = { number: number; place: Place; onChange: (changes: Partial<Place>) => void };

// The rest of a place is asked once it has a name.
function PlaceRow({ number, place, onChange }: PlaceRowProps) {
  const { name, purpose, minutes, way } = place;
  return (
    <fieldset className="place-row">
      <legend className="sr-only">Place {number}</legend>
      <Field label={`Place ${number}`}>
        <TextInput
          value={name}
          placeholder={number === 1 ? "Mill Street Bakery" : ""}
          autoComplete="off"
          onChange={(event) => onChange({ name: event.target.value.replaceAll("\n", " ") })}
        />
      </Field>
      {name.trim() !== "" && (
        <div className="place-details">
          <Field label="What for">
            <TextInput
              value={purpose}
              placeholder="bread before eight"
              autoComplete="off"
              onChange={(event) => onChange({ purpose: event.target.value.replaceAll("\n", " ") })}
            />
          </Field>
          <Field label="Minutes">
            <NumberInput
              min={0}
              max={600}
              value={minutes}
              onChange={(event) =>
                onChange({ minutes: event.target.value.replaceAll(/\D/g, "").slice(0, LONGEST_MINUTES) })
              }
            />
          </Field>
          <Way number={number} way={way} onChange={(next) => onChange({ way: next })} />
        </div>
      )}
    </fieldset>
  );
}

type WayProps = { number: number; way: Place["way"]; onChange: (way: Place["way"]) => void };

function Way({ number, way, onChange }: WayProps) {
  return (
    <fieldset>
      <legend className="field-label">How</legend>
      <div className="tile-list">
        {(["walk", "drive"] as const).map((one) => (
          <label key={one} className="tile">
            <input type="radio" name={`way-${number}`} checked={way === one} onChange={() => onChange(one)} />
            <span>{one === "walk" ? "On foot" : "By car"}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
