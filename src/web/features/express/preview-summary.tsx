import type { ExpressPreview } from "#shared/contract/express.ts";
import { PLATFORM_LABELS } from "#shared/platforms.ts";
import { Button } from "#web/ui/button.tsx";
import type { AddressFieldComponent } from "./address-slot.ts";
import { EditDetails } from "./edit-details.tsx";
import { PlaceLine } from "./place-line.tsx";
import type { ChangePreview } from "./use-preview-changes.ts";

type PreviewSummaryProps = {
  preview: ExpressPreview;
  change: ChangePreview;
  isEditing: boolean;
  isLocked: boolean;
  AddressField: AddressFieldComponent;
  onEdit: (isEditing: boolean) => void;
  onDirty: (isDirty: boolean) => void;
};

export function PreviewSummary({ preview, isEditing, isLocked, onEdit, ...props }: PreviewSummaryProps) {
  const isOpen = isEditing && !isLocked;
  return (
    <section aria-labelledby="details-heading" className="sheet px-5 py-5 sm:px-7 sm:py-6">
      <div className="preview-head">
        <h2 id="details-heading" className="preview-heading">
          Property details
        </h2>
        {!isOpen && !isLocked && (
          <Button size="small" onClick={() => onEdit(true)}>
            Edit details
          </Button>
        )}
      </div>
      {isOpen ? (
        <EditDetails preview={preview} onClose={() => onEdit(false)} {...props} />
      ) : (
        <>
          <SummaryRows preview={preview} />
          <PlaceLine place={preview.place} change={props.change} isLocked={isLocked} />
        </>
      )}
    </section>
  );
}

function SummaryRows({ preview }: { preview: ExpressPreview }) {
  const rows = [
    ["Platform", PLATFORM_LABELS[preview.platform]],
    ["Address", preview.property_address],
    ["Bedrooms", preview.total_bedrooms],
    ["Bathrooms", preview.total_bathrooms],
    ["Max guests", preview.capacity_given ? preview.capacity : "Not given"],
    ["Pet friendly", preview.pet_friendly ? "Yes" : "Not stated"],
    ["Images", preview.images.length],
  ] as const;
  return (
    <dl className="preview-rows">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
