import type { ComponentType, Ref } from "react";

export type AddressFieldProps = {
  label: string;
  value: string;
  onChange: (address: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  // A form focuses this when the answer is wrong.
  ref?: Ref<HTMLInputElement>;
};

// What a form for a new listing needs of other features; the page brings it.
export type ListingFormSlots = {
  AddressField: ComponentType<AddressFieldProps>;
  ImageUploader: ComponentType<{
    label: string;
    purpose?: string;
    emptyText: string;
    pickLabel: string;
    maxImages: number;
    onChange: (uploads: Uploads) => void;
  }>;
};

export type Uploads = { imageUrls: string[]; isUploading: boolean };
