import { LONGEST_ADDRESS, LONGEST_LEGACY_DESCRIPTION, LONGEST_TITLE } from "../listing-bounds.ts";
import { INTAKE_SECTIONS } from "./intake-schema.ts";
import { fieldsById } from "./visibility.ts";

// Every box filled to its brim still fits into one order.
const LONGEST_TEXT = { short: 300, paragraph: 4000 } as const;

// Fields with a bound of their own, and those that only the other forms have.
const OWN_BOUNDS = new Map([
  ["address", LONGEST_ADDRESS],
  ["property_address", LONGEST_ADDRESS],
  ["title", LONGEST_TITLE],
  ["description", LONGEST_LEGACY_DESCRIPTION],
  // What a host confirmed while editing a delivered text.
  ["said_at_revision", 12_000],
]);

// How long the text of a field may be, whichever form or call it comes by.
export function longestText(fieldId: string): number {
  const own = OWN_BOUNDS.get(fieldId);
  if (own !== undefined) return own;
  const field = fieldsById(INTAKE_SECTIONS).get(fieldId);
  return field && field.type !== "paragraph" ? LONGEST_TEXT.short : LONGEST_TEXT.paragraph;
}

export function isTextField(fieldId: string): boolean {
  const field = fieldsById(INTAKE_SECTIONS).get(fieldId);
  const isText = (field?.type === "short" || field?.type === "paragraph") && !field.component?.endsWith("_repeater");
  return isText || OWN_BOUNDS.has(fieldId);
}
