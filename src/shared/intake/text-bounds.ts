import { INTAKE_SECTIONS } from "./intake-schema.ts";
import { longestTextOf, OWN_BOUNDS } from "./longest-text.ts";
import { fieldsById } from "./visibility.ts";

// How long the text of a field may be, whichever form or call it comes by.
export function longestText(fieldId: string): number {
  return longestTextOf({ id: fieldId, type: fieldsById(INTAKE_SECTIONS).get(fieldId)?.type });
}

export function isTextField(fieldId: string): boolean {
  const field = fieldsById(INTAKE_SECTIONS).get(fieldId);
  const isText = (field?.type === "short" || field?.type === "paragraph") && !field.component?.endsWith("_repeater");
  return isText || OWN_BOUNDS.has(fieldId);
}
