import { BED_TYPES, type BedroomEntry, convertBedrooms } from "#shared/intake/answers/room-entries.ts";
import { Button, CloseIcon } from "#web/ui/inputs/button.tsx";
import { Checkbox } from "#web/ui/inputs/checkbox.tsx";
import { Field, FieldGroup } from "#web/ui/inputs/field.tsx";
import { IconButton } from "#web/ui/inputs/icon-button.tsx";
import { Select } from "#web/ui/inputs/select.tsx";
import { TextInput } from "#web/ui/inputs/text-input.tsx";
import type { ControlProps } from "./control-props.ts";
import { RoomCard } from "./room-card.tsx";

const OPTIONS = BED_TYPES.map((type) => ({ value: type, label: type }));

export function BedroomsControl({ field, value, onChange, error, help }: ControlProps) {
  const rooms = convertBedrooms(value);

  function change(at: number, room: BedroomEntry) {
    onChange(rooms.with(at, room));
  }

  return (
    <FieldGroup label={field.label} help={help} error={error} isRequired={field.required}>
      <div className="room-list">
        {rooms.map((room, at) => (
          <RoomCard
            // oxlint-disable-next-line react/no-array-index-key -- rooms have no name of their own; every input is controlled
            key={at}
            title={`Bedroom ${at + 1}`}
            hasContent={room.beds.length > 0 || room.features.length > 0}
            onRemove={() => onChange(rooms.toSpliced(at, 1))}
          >
            <Bedroom
              room={room}
              title={`bedroom ${at + 1}`}
              features={field.options ?? []}
              onChange={(next) => change(at, next)}
            />
          </RoomCard>
        ))}
        <div>
          <Button onClick={() => onChange([...rooms, emptyRoom(rooms.length)])}>Add a bedroom</Button>
        </div>
      </div>
    </FieldGroup>
  );
}

function emptyRoom(count: number): BedroomEntry {
  return { room: `Bedroom ${count + 1}`, beds: [], features: [] };
}

type BedroomProps = {
  room: BedroomEntry;
  title: string;
  features: readonly string[];
  onChange: (room: BedroomEntry) => void;
};

function Bedroom({ room, title, features, onChange }: BedroomProps) {
  const chosen = new Set(room.features);
  // What older forms wrote down in words stays, although it is not on the list.
  const offered = [...features, ...room.features.filter((feature) => !features.includes(feature))];

  function toggle(feature: string) {
    const next = new Set(chosen);
    if (!next.delete(feature)) next.add(feature);
    onChange({ ...room, features: offered.filter((known) => next.has(known)) });
  }

  return (
    <>
      <div className="room-columns">
        <Field label="Room">
          <TextInput value={room.room} onChange={(event) => onChange({ ...room, room: event.target.value })} />
        </Field>
        <BedList beds={room.beds} title={title} onChange={(beds) => onChange({ ...room, beds })} />
      </div>
      <FieldGroup label={`What ${title} has`}>
        <div className="choice-grid">
          {offered.map((feature) => (
            <Checkbox key={feature} label={feature} checked={chosen.has(feature)} onChange={() => toggle(feature)} />
          ))}
        </div>
      </FieldGroup>
    </>
  );
}

type Beds = BedroomEntry["beds"];

type BedListProps = { beds: Beds; title: string; onChange: (beds: Beds) => void };

function BedList({ beds, title, onChange }: BedListProps) {
  return (
    <FieldGroup label="Beds">
      <div className="grid gap-2">
        {beds.map((bed, at) => (
          <div key={bed.id} className="flex items-center gap-1">
            <Select
              aria-label={`Bed ${at + 1} of ${title}`}
              options={OPTIONS}
              value={bed.type}
              onChange={(type) => onChange(beds.with(at, { ...bed, type: type as typeof bed.type }))}
            />
            <IconButton label={`Remove bed ${at + 1} of ${title}`} onClick={() => onChange(beds.toSpliced(at, 1))}>
              <CloseIcon />
            </IconButton>
          </div>
        ))}
        <div>
          {/* A bed is of the type that is chosen, and none is made up. */}
          <Select
            key={beds.length}
            aria-label={`Add a bed to ${title}`}
            placeholder={beds.length === 0 ? "Add a bed" : "Add another bed"}
            options={OPTIONS}
            value=""
            onChange={(type) => onChange([...beds, { id: crypto.randomUUID(), type: type as Beds[number]["type"] }])}
          />
        </div>
      </div>
    </FieldGroup>
  );
}
