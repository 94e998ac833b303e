import type { ReactNode } from "react";
import type { SelectOption } from "#web/ui/inputs/select-props.ts";

export const platforms: SelectOption[] = [
  { value: "airbnb", label: "Airbnb" },
  { value: "vrbo", label: "VRBO", note: "Coming Soon", isDisabled: true },
  { value: "direct", label: "Direct booking website", note: "Coming Soon", isDisabled: true },
  { value: "social", label: "Social media" },
];

type SpecimenProps = {
  name: string;
  // Takes the whole width instead of standing in a row.
  isWide?: boolean;
  showsFocus?: boolean;
  children: ReactNode;
};

export function Specimen({ name, isWide = false, showsFocus = false, children }: SpecimenProps) {
  return (
    <div className="specimen">
      <p className="note pt-0.5">{name}</p>
      <div className={`specimen-items ${showsFocus ? "shows-focus" : ""}`} data-wide={isWide}>
        {children}
      </div>
    </div>
  );
}
