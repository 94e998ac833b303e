import { BED_TYPES, type BedroomEntry } from "#shared/intake/room-entries.ts";
import { FieldGroup } from "#web/ui/field-group.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { CloseIcon } from "#web/ui/icons/close-icon.tsx";
import { Select } from "#web/ui/select.tsx";

type Beds = BedroomEntry["beds"];
type BedListProps = { beds: Beds; title: string; onChange: (beds: Beds) => void };

const OPTIONS = BED_TYPES.map((type) => ({ value: type, label: type }));

export function BedList({ beds, title, onChange }: BedListProps) {
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
