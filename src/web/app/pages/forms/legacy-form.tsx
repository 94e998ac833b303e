import type { ComponentProps } from "react";
import { AddressField } from "#web/features/address/address-field.tsx";
import { LegacyFormView } from "#web/features/legacy/legacy-form.tsx";
import { ImageUploader } from "#web/features/uploads/image-uploader.tsx";
import type { ListingFormSlots } from "#web/lib/listing-form-slots.ts";

const parts: ListingFormSlots = { AddressField, ImageUploader };

export function LegacyForm(props: Omit<ComponentProps<typeof LegacyFormView>, "parts">) {
  return <LegacyFormView {...props} parts={parts} />;
}
