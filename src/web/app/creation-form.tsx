import { useEffect } from "react";
import { AddressField } from "#web/features/address/address-field.tsx";
import { DetailedDialog } from "#web/features/creation/detailed-dialog.tsx";
import { ExpressDialog } from "#web/features/creation/express-dialog.tsx";
import type { CreationMethod } from "#web/features/creation/method-chooser.tsx";
import { ImageUploader } from "#web/features/uploads/image-uploader.tsx";
import type { ListingFormSlots } from "#web/lib/listing-form-slots.ts";

const parts: ListingFormSlots = { AddressField, ImageUploader };

// Prefetched while the dialog is being filled in; if that fails, the page loads it.
const NEXT_PAGES: Record<CreationMethod, () => Promise<unknown>> = {
  express: () => import("./pages/forms/express-preview-page.tsx"),
  detailed: () => import("./pages/forms/intake-form-page.tsx"),
};

type CreationFormProps = { method: CreationMethod; onClose: () => void };

export function CreationForm({ method, onClose }: CreationFormProps) {
  useEffect(() => void NEXT_PAGES[method]().catch(() => null), [method]);
  const Form = method === "express" ? ExpressDialog : DetailedDialog;
  return <Form parts={parts} onClose={onClose} />;
}
