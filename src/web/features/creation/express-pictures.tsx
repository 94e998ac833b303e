import { MAX_IMAGES } from "#shared/listing-bounds.ts";
import type { ListingFormParts, Uploads } from "#web/lib/listing-form-parts.ts";

type ExpressPicturesProps = {
  ImageUploader: ListingFormParts["ImageUploader"];
  onPhotos: (uploads: Uploads) => void;
  onFloorPlan: (uploads: Uploads) => void;
};

export function ExpressPictures({ ImageUploader, onPhotos, onFloorPlan }: ExpressPicturesProps) {
  return (
    <div className="mt-3 grid gap-7 border-t border-line pt-6">
      <ImageUploader
        label="Property images (optional)"
        purpose="Photos show what you did not write down, and back it up."
        emptyText="No images yet"
        pickLabel="Choose images"
        maxImages={MAX_IMAGES}
        onChange={onPhotos}
      />
      <ImageUploader
        label="Floor plan (highly recommended)"
        purpose="One image. It settles how the rooms lie and how many there are."
        emptyText="No floor plan yet"
        pickLabel="Choose floor plan"
        maxImages={1}
        onChange={onFloorPlan}
      />
    </div>
  );
}
