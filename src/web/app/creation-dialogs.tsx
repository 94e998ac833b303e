import { AddressField } from "#web/features/address/address-field.tsx";
import { CreationFlow } from "#web/features/creation/creation-flow.tsx";
import { ImageUploader } from "#web/features/uploads/image-uploader.tsx";
import type { ListingFormParts } from "#web/lib/listing-form-parts.ts";

const parts: ListingFormParts = { AddressField, ImageUploader };

export function CreationDialogs({ onClose }: { onClose: () => void }) {
  return <CreationFlow parts={parts} onClose={onClose} />;
}
