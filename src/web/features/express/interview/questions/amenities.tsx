import { fieldsById } from "#shared/intake/field-rules.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import type { InterviewSession } from "../interview-session.ts";
import { listIn, type QuestionProps, useAnswer } from "../use-interview.ts";
import { Tiles } from "./tiles.tsx";

// Fields whose options are offered only where a photo shows them.
const SEEN_ONLY = ["kitchen_appliances", "outdoor_features", "entertainment", "views"] as const;

export function Amenities({ session, preview }: QuestionProps) {
  const photos = new Map(preview.suggested.map(({ field, option, photo }) => [`${field} ${option}`, photo + 1]));
  return (
    <>
      {photos.size > 0 && (
        <p className="text-ink-2">
          Your photos already show some of it. Tap to confirm: what you do not tap stays out of the text.
        </p>
      )}
      {SEEN_ONLY.map((fieldId) => (
        <SeenTiles key={fieldId} {...{ session, fieldId, photos }} />
      ))}
      <FieldTiles session={session} fieldId="amenities" label="What is there" photos={photos} />
    </>
  );
}

type Photos = ReadonlyMap<string, number>;
type SeenTilesProps = { session: InterviewSession; fieldId: string; photos: Photos };

function SeenTiles({ session, fieldId, photos }: SeenTilesProps) {
  const field = fieldsById(INTAKE_SECTIONS).get(fieldId);
  const chosen = listIn(useAnswer(session, fieldId));
  const options = (field?.options ?? []).filter(
    (option) => chosen.includes(option) || photos.has(`${fieldId} ${option}`),
  );
  if (!field || options.length === 0) return null;
  return (
    <ChosenTiles {...{ session, fieldId, photos, chosen, options }} label={field.label} all={field.options ?? []} />
  );
}

type FieldTilesProps = SeenTilesProps & { label: string };

// All that there is to tap, whether a photo shows it or not.
function FieldTiles({ session, fieldId, photos, label }: FieldTilesProps) {
  const all = fieldsById(INTAKE_SECTIONS).get(fieldId)?.options ?? [];
  const chosen = listIn(useAnswer(session, fieldId));
  return <ChosenTiles {...{ session, fieldId, photos, chosen, label, all }} options={all} />;
}

type ChosenTilesProps = SeenTilesProps & {
  label: string;
  chosen: readonly string[];
  options: readonly string[];
  // All that the field knows, in its order: what is not offered here stays chosen.
  all: readonly string[];
};

function ChosenTiles({ session, fieldId, photos, label, chosen, options, all }: ChosenTilesProps) {
  return (
    <Tiles
      label={label}
      options={options}
      chosen={chosen}
      onChange={(next) => {
        const kept = new Set([...next, ...chosen.filter((option) => !options.includes(option))]);
        session.type(
          fieldId,
          all.filter((option) => kept.has(option)),
        );
      }}
      photoOf={(option) => photos.get(`${fieldId} ${option}`)}
    />
  );
}
