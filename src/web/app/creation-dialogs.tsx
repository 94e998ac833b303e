import { AddressField } from "#web/features/address/address-field.tsx";
import { CreationFlow } from "#web/features/creation/creation-flow.tsx";
import type { CreationParts } from "#web/features/creation/creation-parts.ts";
import { ImageUploader } from "#web/features/uploads/image-uploader.tsx";

const parts: CreationParts = { AddressField, ImageUploader };

export function CreationDialogs({ onClose }: { onClose: () => void }) {
  return <CreationFlow parts={parts} onClose={onClose} />;
}
