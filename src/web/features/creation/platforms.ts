import type { SelectOption } from "#web/ui/select-props.ts";

const COMING_SOON = { note: "Coming Soon", isDisabled: true };

export const PLATFORMS: readonly SelectOption[] = [
  { value: "airbnb", label: "Airbnb" },
  { value: "vrbo", label: "VRBO", ...COMING_SOON },
  { value: "website", label: "Direct booking website", ...COMING_SOON },
  { value: "mls", label: "MLS listing", ...COMING_SOON },
  { value: "social", label: "Social media", ...COMING_SOON },
  { value: "marketing", label: "Marketing materials", ...COMING_SOON },
];
