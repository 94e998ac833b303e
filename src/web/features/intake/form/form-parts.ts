import type { ComponentType, Ref } from "react";

// What the form needs of other features; the page brings it.
export type FormParts = {
  AddressField: ComponentType<{
    label: string;
    value: string;
    onChange: (address: string) => void;
    onBlur?: () => void;
    error?: string | undefined;
    ref?: Ref<HTMLInputElement>;
  }>;
};
