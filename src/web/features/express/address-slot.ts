import type { ComponentType, Ref } from "react";

// The address field, which another feature brings.
export type AddressFieldComponent = ComponentType<{
  label: string;
  value: string;
  onChange: (address: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}>;
