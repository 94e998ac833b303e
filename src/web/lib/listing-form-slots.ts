import type { ComponentType, Ref } from "react";

// What a form for a new listing needs of other features; the page brings it.
export type ListingFormSlots = {
  AddressField: ComponentType<{
    label: string;
    value: string;
    onChange: (address: string) => void;
    onBlur?: () => void;
    error?: string | undefined;
    ref?: Ref<HTMLInputElement>;
  }>;
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
