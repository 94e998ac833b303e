import type { SelectOption } from "#web/ui/select-props.ts";

export const platforms: SelectOption[] = [
  { value: "airbnb", label: "Airbnb" },
  { value: "vrbo", label: "VRBO", note: "Coming Soon", isDisabled: true },
  { value: "direct", label: "Direct booking website", note: "Coming Soon", isDisabled: true },
  { value: "social", label: "Social media" },
];
