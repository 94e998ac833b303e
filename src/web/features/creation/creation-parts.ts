import type { ComponentType, Ref } from "react";

// What the dialogs need of other features; whoever opens them brings it.
export type CreationParts = {
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
