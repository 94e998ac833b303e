import { checkFieldValue } from "#shared/intake/check-field-value.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { fieldsById } from "#shared/intake/visibility.ts";
import type { FoundAnswer } from "./found-answer.ts";
import { readPieces } from "./listing-pieces.ts";
import { readBathrooms } from "./read-bathrooms.ts";
import { readBedrooms } from "./read-bedrooms.ts";
import { readBestThing } from "./read-best-thing.ts";
import { readCounts } from "./read-counts.ts";
import { readMinutes } from "./read-minutes.ts";
import { readNotes } from "./read-notes.ts";
import { readOptions } from "./read-options.ts";
import { readPlace } from "./read-place.ts";

// A host's listing as answers of the intake form, in the form's order. Nothing that it does not say.
export function readListing(text: string): FoundAnswer[] {
  const listing = readPieces(text);
  const found = [
    ...readPlace(listing),
    ...readCounts(listing),
    ...readBedrooms(listing),
    ...readBathrooms(listing),
    ...readOptions(listing),
    ...readMinutes(listing),
    ...readBestThing(listing),
    ...readNotes(listing),
  ];
  return inFormOrder(onceEach(found.filter((answer) => isAnswer(text, answer))));
}

const FIELDS = fieldsById(INTAKE_SECTIONS);
const ORDER = new Map([...FIELDS.keys()].map((id, at) => [id, at]));

// The form takes it, and its words stand in the text where it says.
export function isAnswer(text: string, { field, value, quote, start }: FoundAnswer): boolean {
  const known = FIELDS.get(field);
  if (!known || quote === "" || !text.startsWith(quote, start)) return false;
  return checkFieldValue(known, value) === null;
}

function onceEach(answers: FoundAnswer[]): FoundAnswer[] {
  const known = new Set<string>();
  return answers.filter(({ field, value }) => {
    const key = `${field} ${JSON.stringify(value)}`;
    return !known.has(key) && known.add(key);
  });
}

function placeOf({ field }: FoundAnswer): number {
  return ORDER.get(field) ?? ORDER.size;
}

export function inFormOrder(answers: FoundAnswer[]): FoundAnswer[] {
  return answers.toSorted((one, other) => placeOf(one) - placeOf(other));
}
