import { BED_TYPES, type BedroomEntry, type BedType, convertBedrooms } from "#shared/intake/answers/room-entries.ts";
import { fieldsById } from "#shared/intake/field-rules.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { CloseIcon } from "#web/ui/inputs/button.tsx";
import { listIn, type QuestionProps, useAnswer, useProblem } from "../use-interview.ts";
import { Tiles } from "./tiles.tsx";

const OFFERED: readonly BedType[] = BED_TYPES.filter((type) => type !== "Other");
const MOST_BEDS = 10;
const EXTRA_BEDS = fieldsById(INTAKE_SECTIONS).get("extra_beds")?.options ?? [];

// Tap a bed to add it to its room; tap it again in the row above to take it out.
export function Beds({ session, preview }: QuestionProps) {
  const rooms = roomsFor(useAnswer(session, "bedrooms"), preview.total_bedrooms);
  const extra = listIn(useAnswer(session, "extra_beds"));
  const problem = useProblem(session, "bedrooms");
  const change = (at: number, beds: BedroomEntry["beds"]) =>
    session.type(
      "bedrooms",
      rooms.map((room, place) => (place === at ? { ...room, beds } : room)),
    );
  return (
    <>
      {rooms.map((room, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rooms have no name of their own
        <BedRoom key={at} room={room} onChange={(beds) => change(at, beds)} />
      ))}
      {problem && <p className="note text-coral-ink">{problem}</p>}
      <Tiles
        label="Beds outside the bedrooms"
        options={EXTRA_BEDS}
        chosen={extra}
        onChange={(chosen) => session.type("extra_beds", chosen)}
      />
    </>
  );
}

type BedRoomProps = { room: BedroomEntry; onChange: (beds: BedroomEntry["beds"]) => void };

function BedRoom({ room: { room, beds }, onChange }: BedRoomProps) {
  return (
    <fieldset className="bed-room">
      <legend className="field-label">{room}</legend>
      {beds.length > 0 && (
        <ul className="bed-row" aria-label={`Beds in ${room}`}>
          {beds.map((bed, place) => (
            <li key={bed.id}>
              <button
                type="button"
                className="bed-chosen"
                aria-label={`Remove ${bed.type}, bed ${place + 1} of ${room}`}
                onClick={() => onChange(beds.toSpliced(place, 1))}
              >
                {bed.type}
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="tile-list">
        {OFFERED.map((type) => (
          <button
            key={type}
            type="button"
            className="tile"
            aria-label={`Add ${type} to ${room}`}
            disabled={beds.length >= MOST_BEDS}
            onClick={() => onChange([...beds, { id: crypto.randomUUID(), type }])}
          >
            <span aria-hidden="true" className="tile-plus">
              +
            </span>
            {type}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

// As many rooms as the details say, but never fewer than were entered; a studio counts as one room.
function roomsFor(value: unknown, count: number): BedroomEntry[] {
  const rooms = convertBedrooms(value);
  const missing = Math.max(1, count) - rooms.length;
  const empty = convertBedrooms(Math.max(1, count)).slice(rooms.length);
  return missing > 0
    ? [...rooms, ...empty.map((room) => (count === 0 ? { ...room, room: "Main room" } : room))]
    : rooms;
}
