import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { numberBounds } from "#shared/intake/number-bounds.ts";
import { fieldsById } from "#shared/intake/visibility.ts";
import { Field } from "#web/ui/field.tsx";
import { NumberInput } from "#web/ui/number-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import type { InterviewSession } from "../interview-session.ts";
import { useAnswer, useProblem } from "../use-interview.ts";
import { OwnWords } from "./own-words.tsx";
import type { QuestionProps } from "./question-props.ts";
import { textIn } from "./read-answer.ts";
import { Tiles } from "./tiles.tsx";
import { storyIn, textOfStory } from "./written-answers.ts";

const YEAR_DIGITS = 4;

export function HomeKind({ session }: QuestionProps) {
  const { year, words } = storyIn(textIn(useAnswer(session, "story")));
  const floor = useAnswer(session, "floor");
  const bounds = numberBounds("floor");
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
            min={bounds.min}
            max={bounds.max}
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
