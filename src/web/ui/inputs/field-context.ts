import { createContext, use, useId } from "react";

export type FieldIds = {
  controlId: string;
  labelId: string;
  messageId: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
};

export const FieldContext = createContext<FieldIds | null>(null);

type Given = {
  id?: string | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined;
};

// What ties a control to the label, help and error of the field around it; outside a field, its own props hold.
export function useFieldControl(given: Given) {
  const ownId = useId();
  const field = use(FieldContext);
  const describedBy = [field?.messageId, given["aria-describedby"]].filter(Boolean).join(" ");
  return {
    id: given.id ?? field?.controlId ?? ownId,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": given["aria-invalid"] ?? (field?.isInvalid || undefined),
    "aria-required": field?.isRequired || undefined,
  };
}
