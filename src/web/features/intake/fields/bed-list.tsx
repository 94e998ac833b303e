import { BED_TYPES, type BedroomEntry } from "#shared/intake/room-entries.ts";
import { Button } from "#web/ui/button.tsx";
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
          <Button size="small" aria-label={`Add a bed to ${title}`} onClick={() => onChange([...beds, newBed()])}>
            Add a bed
          </Button>
        </div>
      </div>
    </FieldGroup>
  );
}

export function newBed(): Beds[number] {
  return { id: crypto.randomUUID(), type: "Queen" };
}
