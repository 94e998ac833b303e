import type { IntakeSection, SectionText } from "./intake-field.ts";
import { amenities } from "./sections/amenities.ts";
import { arrival } from "./sections/arrival.ts";
import { basics } from "./sections/basics.ts";
import { bathrooms } from "./sections/bathrooms.ts";
import { bedrooms } from "./sections/bedrooms.ts";
import { families } from "./sections/families.ts";
import { gettingAround } from "./sections/getting-around.ts";
import { host } from "./sections/host.ts";
import { houseRules } from "./sections/house-rules.ts";
import { kitchen } from "./sections/kitchen.ts";
import { living } from "./sections/living.ts";
import { location } from "./sections/location.ts";
import { outdoors } from "./sections/outdoors.ts";
import { story } from "./sections/story.ts";
import { thingsToNote } from "./sections/things-to-note.ts";
import { work } from "./sections/work.ts";

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
