import type { Ref } from "react";

export type SelectOption = {
  value: string;
  label: string;
  // A word beside the label, such as why the option cannot be chosen.
  note?: string;
  isDisabled?: boolean;
};

export type SelectProps = {
  options: readonly SelectOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean | undefined;
  id?: string;
  "aria-label"?: string;
  // A form focuses this when the answer is wrong.
  ref?: Ref<HTMLButtonElement>;
};
