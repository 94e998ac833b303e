import type { KeyboardEvent } from "react";
import { BOUNDS } from "#shared/contract-values.ts";
import { fieldsById } from "#shared/intake/field-rules.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import type { InterviewId } from "#shared/intake/interview.ts";
import { Field } from "#web/ui/inputs/field.tsx";
import { NumberInput } from "#web/ui/inputs/number-input.tsx";
import { TextArea, TextInput } from "#web/ui/inputs/text-input.tsx";
import type { InterviewSession } from "../interview-session.ts";
import { listIn, type QuestionProps, textIn, useAnswer, useProblem } from "../use-interview.ts";
import { Amenities } from "./amenities.tsx";
import { Beds } from "./beds.tsx";
import { Places } from "./places.tsx";
import { Tiles } from "./tiles.tsx";
import { storyIn, TRIPS, type Trip, textOfStory, textOfTrips, tripsIn } from "./written-answers.ts";

const YEAR_DIGITS = 4;

const FIELDS: Record<InterviewId, (props: QuestionProps) => React.ReactNode> = {
  mentions: Mentions,
  places: Places,
  beds: Beds,
  use: Amenities,
  home: HomeKind,
  before: Before,
  trips: Trips,
};

export function QuestionFields({ id, ...props }: QuestionProps & { id: InterviewId }) {
  const Fields = FIELDS[id];
  return <Fields {...props} />;
}

function Mentions({ session }: QuestionProps) {
  const value = textIn(useAnswer(session, "best_thing"));
  return (
    <OwnWords
      label="In your own words"
      placeholder="The deck at sunset, with the whole lake below it"
      value={value}
      error={useProblem(session, "best_thing")}
      onChange={(words) => session.type("best_thing", words)}
    />
  );
}

function Before({ session }: QuestionProps) {
  const value = textIn(useAnswer(session, "things_to_note"));
  return (
    <>
      <OwnWords
        label="In your own words"
        placeholder="The last hundred meters are a gravel road"
        value={value}
        error={useProblem(session, "things_to_note")}
        onChange={(words) => session.type("things_to_note", words)}
      />
      <FieldTiles session={session} fieldId="noise" label="What one may hear" />
      <FieldTiles session={session} fieldId="hazards" label="Watch out for" />
    </>
  );
}

type FieldTilesProps = { session: InterviewSession; fieldId: string; label: string };

function FieldTiles({ session, fieldId, label }: FieldTilesProps) {
  const chosen = listIn(useAnswer(session, fieldId));
  const options = fieldsById(INTAKE_SECTIONS).get(fieldId)?.options ?? [];
  return <Tiles label={label} options={options} chosen={chosen} onChange={(next) => session.type(fieldId, next)} />;
}

const TRIP_NAMES = Object.keys(TRIPS) as Trip[];

function Trips({ session }: QuestionProps) {
  const { trips, words } = tripsIn(textIn(useAnswer(session, "family_notes")));
  const keep = (next: { trips: Trip[]; words: string }) => session.type("family_notes", textOfTrips(next));
  return (
    <>
      <Tiles
        label="Trips"
        isLabelHidden
        options={TRIP_NAMES}
        chosen={trips}
        onChange={(chosen) => keep({ trips: TRIP_NAMES.filter((name) => chosen.includes(name)), words })}
      />
      <OwnWords
        label="In your own words"
        placeholder="Works well for two families who cook together"
        value={words}
        error={useProblem(session, "family_notes")}
        onChange={(next) => keep({ trips, words: next })}
      />
    </>
  );
}

function HomeKind({ session }: QuestionProps) {
  const { year, words } = storyIn(textIn(useAnswer(session, "story")));
  const floor = useAnswer(session, "floor");
  return (
    <>
      <OneOf session={session} fieldId="property_type" label="Kind of home" />
      <OneOf session={session} fieldId="room_type" label="What guests book" />
      <div className="home-numbers">
        <Field label="Built in" help="The year, if you know it">
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={year}
            onChange={(event) => {
              const digits = event.target.value.replaceAll(/\D/g, "").slice(0, YEAR_DIGITS);
              session.type("story", textOfStory({ year: digits, words }));
            }}
          />
        </Field>
        <Field label="Floor" help="Of a larger building" error={useProblem(session, "floor")}>
          <NumberInput
            min={BOUNDS.floor.min}
            max={BOUNDS.floor.max}
            value={typeof floor === "number" ? floor : ""}
            onChange={(event) => session.type("floor", event.target.value === "" ? null : Number(event.target.value))}
          />
        </Field>
      </div>
      {typeof floor === "number" && floor > 0 && <OneOf session={session} fieldId="elevator" label="Elevator" />}
      <OwnWords
        label="The story of the place"
        placeholder="Who built it, why you keep it, what makes it different"
        value={words}
        error={useProblem(session, "story")}
        onChange={(next) => session.type("story", textOfStory({ year, words: next }))}
      />
    </>
  );
}

type OneOfProps = { session: InterviewSession; fieldId: string; label: string };

function OneOf({ session, fieldId, label }: OneOfProps) {
  const chosen = textIn(useAnswer(session, fieldId));
  const options = fieldsById(INTAKE_SECTIONS).get(fieldId)?.options ?? [];
  return (
    <Tiles
      label={label}
      options={options}
      chosen={chosen === "" ? [] : [chosen]}
      isSingle
      onChange={([next]) => session.type(fieldId, next ?? null)}
    />
  );
}

type OwnWordsProps = {
  label: string;
  value: string;
  help?: string;
  error?: string | undefined;
  placeholder?: string;
  onChange: (value: string) => void;
};

// Enter goes on, as in every other field of a question; a new line takes Shift.
function OwnWords({ label, value, help, error, placeholder, onChange }: OwnWordsProps) {
  return (
    <Field label={label} help={help} error={error}>
      <TextArea
        rows={3}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={goOnAtEnter}
      />
    </Field>
  );
}

function goOnAtEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  // An Enter that completes a word of an input method is not for us.
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
