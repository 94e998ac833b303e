import { BATHROOM_TYPES, type BathroomEntry } from "#shared/intake/answers/room-entries.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { Field, FieldGroup } from "#web/ui/inputs/field.tsx";
import { Select } from "#web/ui/inputs/select.tsx";
import { TextInput } from "#web/ui/inputs/text-input.tsx";
import type { ControlProps } from "./control-props.ts";
import { RoomCard } from "./room-card.tsx";

const TYPES = BATHROOM_TYPES.map((type) => ({ value: type, label: type }));

export function BathroomsControl({ field, value, onChange, error, help }: ControlProps) {
  const rooms = Array.isArray(value) ? (value as BathroomEntry[]) : [];
  return (
    <FieldGroup label={field.label} help={help} error={error} isRequired={field.required}>
      <div className="room-list">
        {rooms.map((room, at) => (
          <RoomCard
            // oxlint-disable-next-line react/no-array-index-key -- rooms have no name of their own; every input is controlled
            key={at}
            title={`Bathroom ${at + 1}`}
            hasContent={room.notes !== "" || room.type !== ""}
            onRemove={() => onChange(rooms.toSpliced(at, 1))}
          >
            <Bathroom room={room} onChange={(next) => onChange(rooms.with(at, next))} />
          </RoomCard>
        ))}
        <div>
          <Button onClick={() => onChange([...rooms, emptyRoom(rooms.length)])}>Add a bathroom</Button>
        </div>
      </div>
    </FieldGroup>
  );
}

function emptyRoom(count: number): BathroomEntry {
  return { label: `Bathroom ${count + 1}`, type: "", notes: "" };
}

function Bathroom({ room, onChange }: { room: BathroomEntry; onChange: (room: BathroomEntry) => void }) {
  return (
    <>
      <div className="room-columns">
        <Field label="Name">
          <TextInput value={room.label} onChange={(event) => onChange({ ...room, label: event.target.value })} />
        </Field>
        <Field label="Type">
          <Select
            options={TYPES}
            value={room.type}
            placeholder="Choose a type"
            onChange={(type) => onChange({ ...room, type: type as BathroomEntry["type"] })}
          />
        </Field>
      </div>
      <Field label="Notes" help="Such as: walk-in shower, window to the garden.">
        <TextInput value={room.notes} onChange={(event) => onChange({ ...room, notes: event.target.value })} />
      </Field>
    </>
  );
}
