import { AddressField } from "#web/features/address/address-field.tsx";
import { CreationFlow } from "#web/features/creation/creation-flow.tsx";
import type { CreationMethod } from "#web/features/creation/method-chooser.tsx";
import { ImageUploader } from "#web/features/uploads/image-uploader.tsx";
import type { ListingFormParts } from "#web/lib/listing-form-parts.ts";

const parts: ListingFormParts = { AddressField, ImageUploader };

// Fetched while the dialog is being filled in. Whoever is offline just then gets it with the page.
const NEXT_PAGES: Record<CreationMethod, () => Promise<unknown>> = {
  express: () => import("./pages/express-preview-page.tsx"),
  detailed: () => import("./pages/intake-form-page.tsx"),
};
const fetchNextPage = (method: CreationMethod) => void NEXT_PAGES[method]().catch(() => null);

export function CreationDialogs({ onClose }: { onClose: () => void }) {
  return <CreationFlow parts={parts} onChoose={fetchNextPage} onClose={onClose} />;
}
