import { MAX_IMAGES } from "#shared/listing-bounds.ts";
import type { ListingFormParts } from "#web/lib/listing-form-parts.ts";
import { KeptImages } from "#web/ui/kept-images.tsx";
import type { Pictures } from "./use-unfinished-express.ts";

const FLOOR_PLAN = "Floor plan (highly recommended)";

type ExpressPicturesProps = {
  ImageUploader: ListingFormParts["ImageUploader"];
  photos: Pictures;
  floorPlan: Pictures;
};

export function ExpressPictures({ ImageUploader, photos, floorPlan }: ExpressPicturesProps) {
  return (
    <div className="mt-3 grid gap-7 border-t border-line pt-6">
      <ImageUploader
        label="Property images (optional)"
        purpose="Photos show what you did not write down, and back it up."
        emptyText="No images yet"
        pickLabel="Choose images"
        maxImages={MAX_IMAGES - photos.kept.length}
        onChange={photos.setUploads}
      />
      {photos.kept.length > 0 && <KeptImages urls={photos.kept} onRemove={photos.removeKept} />}
      {floorPlan.kept.length > 0 ? (
        <div>
          <p className="field-label">{FLOOR_PLAN}</p>
          <KeptImages urls={floorPlan.kept} onRemove={floorPlan.removeKept} />
        </div>
      ) : (
        <ImageUploader
          label={FLOOR_PLAN}
          purpose="One image. It settles how the rooms lie and how many there are."
          emptyText="No floor plan yet"
          pickLabel="Choose floor plan"
          maxImages={1}
          onChange={floorPlan.setUploads}
        />
      )}
    </div>
  );
}
