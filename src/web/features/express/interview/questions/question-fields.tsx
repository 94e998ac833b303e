import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import type { InterviewId } from "#shared/intake/interview.ts";
import { fieldsById } from "#shared/intake/visibility.ts";
import type { InterviewSession } from "../interview-session.ts";
import { useAnswer, useProblem } from "../use-interview.ts";
import { Beds } from "./beds.tsx";
import { HomeKind } from "./home-kind.tsx";
import { OwnWords } from "./own-words.tsx";
import { Places } from "./places.tsx";
import type { QuestionProps } from "./question-props.ts";
import { listIn, textIn } from "./read-answer.ts";
import { Tiles } from "./tiles.tsx";
import { Use } from "./use.tsx";
import { TRIPS, type Trip, textOfTrips, tripsIn } from "./written-answers.ts";

const FIELDS: Record<InterviewId, (props: QuestionProps) => React.ReactNode> = {
  mentions: Mentions,
  places: Places,
  beds: Beds,
  use: Use,
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
