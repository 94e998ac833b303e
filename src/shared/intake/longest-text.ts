import { LONGEST_ADDRESS, LONGEST_LEGACY_DESCRIPTION, LONGEST_TITLE } from "../listing-bounds.ts";
import type { IntakeField } from "./intake-field.ts";

// Every box filled to its brim still fits into one order.
const LONGEST_TEXT = { short: 300, paragraph: 4000 } as const;

// Fields with a bound of their own, and those that only the other forms have.
export const OWN_BOUNDS: ReadonlyMap<string, number> = new Map([
  ["address", LONGEST_ADDRESS],
  ["property_address", LONGEST_ADDRESS],
  ["title", LONGEST_TITLE],
  ["description", LONGEST_LEGACY_DESCRIPTION],
  // What a host confirmed while editing a delivered text.
  ["said_at_revision", 12_000],
]);

// How long the text of a field may be. Without a type it is none of the form's questions.
export function longestTextOf({ id, type }: { id: string; type?: IntakeField["type"] | undefined }): number {
  const isShort = type !== undefined && type !== "paragraph";
  return OWN_BOUNDS.get(id) ?? (isShort ? LONGEST_TEXT.short : LONGEST_TEXT.paragraph);
}
