import { longestTextOf, OWN_BOUNDS } from "./answers/check-field-value.ts";
import type { IntakeSection, SectionText } from "./intake-field.ts";
import { amenities } from "./sections/amenities.ts";
import { arrival } from "./sections/arrival.ts";
import { basics } from "./sections/basics.ts";
import { families } from "./sections/families.ts";
import { host, story } from "./sections/host.ts";
import { kitchen } from "./sections/kitchen.ts";
import { living, work } from "./sections/living.ts";
import { gettingAround, location } from "./sections/location.ts";
import { outdoors } from "./sections/outdoors.ts";
import { bathrooms, bedrooms } from "./sections/rooms.ts";
import { houseRules, thingsToNote } from "./sections/things-to-note.ts";
import { fieldsById } from "./visibility.ts";

const WRITTEN: readonly SectionText[] = [
  basics,
  location,
  arrival,
  bedrooms,
  bathrooms,
  amenities,
  kitchen,
  living,
  outdoors,
  work,
  families,
  gettingAround,
  houseRules,
  host,
  thingsToNote,
  story,
];

// Everything a form asks about a home, in the order it asks. What a later field refines is asked before it.
export const INTAKE_SECTIONS: readonly IntakeSection[] = WRITTEN.map((section) => ({
  ...section,
  fields: section.fields.map((field) => ({ ...field, required: field.required ?? false })),
}));

// How long the text of a field may be, whichever form or call it comes by.
export function longestText(fieldId: string): number {
  return longestTextOf({ id: fieldId, type: fieldsById(INTAKE_SECTIONS).get(fieldId)?.type });
}

export function isTextField(fieldId: string): boolean {
  const field = fieldsById(INTAKE_SECTIONS).get(fieldId);
  const isText = (field?.type === "short" || field?.type === "paragraph") && !field.component?.endsWith("_repeater");
  return isText || OWN_BOUNDS.has(fieldId);
}
