import { checkFieldValue } from "./check-field-value.ts";
import type { Answers, IntakeField } from "./intake-field.ts";
import { INTAKE_SECTIONS } from "./intake-schema.ts";
import { longestText } from "./text-bounds.ts";
import { fieldsById } from "./visibility.ts";

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
