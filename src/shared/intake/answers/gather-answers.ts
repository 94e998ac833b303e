import { checkFieldValue, fieldsById } from "../field-rules.ts";
import type { Answers, IntakeField } from "../intake-field.ts";
import { INTAKE_SECTIONS, longestText } from "../intake-schema.ts";
import { isFilled } from "./progress.ts";

const NOTES = new Set(["paragraph", "short"]);

export type FieldAnswer = { field: string; value: unknown };

const FIELDS = fieldsById(INTAKE_SECTIONS);

// Notes, choices and rooms gather: each finding adds to the field. Of anything else a field holds one.
export function gathers(field: IntakeField): boolean {
  return field.type === "paragraph" || field.type === "checkbox" || field.component?.endsWith("_repeater") === true;
}

// Findings of the same field put together into the one value that the form keeps.
export function gatherAnswers(found: readonly FieldAnswer[]): Answers {
  const answers = new Map<string, unknown>();
  for (const { field: id, value } of found) {
    const field = FIELDS.get(id);
    if (!field) continue;
    const known = answers.get(id);
    if (known === undefined) answers.set(id, value);
    else if (gathers(field)) answers.set(id, together(field, known, value));
  }
  return Object.fromEntries(answers);
}

// What does not fit any more is left out, never cut.
function together(field: IntakeField, known: unknown, value: unknown): unknown {
  const both = bothOf(field, known, value);
  return checkFieldValue(field, both) === null ? both : known;
}

function bothOf(field: IntakeField, known: unknown, value: unknown): unknown {
  if (Array.isArray(known) && Array.isArray(value)) {
    const all: unknown[] = [...known, ...value];
    return field.type === "checkbox" ? [...new Set(all)] : all;
  }
  if (typeof known !== "string" || typeof value !== "string") return known;
  const isSaid = known.split("\n").includes(value);
  return isSaid || known.length + value.length >= longestText(field.id) ? known : `${known}\n${value}`;
}

// Whether two answers of a field cannot both be right. Notes and choices add up; rooms and numbers do not.
export function answersDiffer(fieldId: string, known: unknown, found: unknown): boolean {
  const field = fieldsById(INTAKE_SECTIONS).get(fieldId);
  if (!field) return false;
  // A list of rooms without their beds still says how many there are.
  if (field.component?.endsWith("_repeater")) return roomsDiffer(known, found);
  if (!isFilled(field, known) || !isFilled(field, found)) return false;
  if (field.type === "checkbox" || NOTES.has(field.type)) return false;
  return JSON.stringify(known) !== JSON.stringify(found);
}

function roomsDiffer(known: unknown, found: unknown): boolean {
  const [count, other] = [countOf(known), countOf(found)];
  return count !== null && other !== null && count !== other;
}

// Forms before this one kept a number where this one keeps the rooms.
function countOf(value: unknown): number | null {
  if (Array.isArray(value)) return value.length > 0 ? value.length : null;
  return typeof value === "number" ? value : null;
}
