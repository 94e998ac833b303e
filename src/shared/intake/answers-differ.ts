import { INTAKE_SECTIONS } from "./intake-schema.ts";
import { isFilled } from "./progress.ts";
import { fieldsById } from "./visibility.ts";

const FIELDS = fieldsById(INTAKE_SECTIONS);
const NOTES = new Set(["paragraph", "short"]);

// Whether two answers of a field cannot both be right. Notes and choices add up; rooms and numbers do not.
export function answersDiffer(fieldId: string, known: unknown, found: unknown): boolean {
  const field = FIELDS.get(fieldId);
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
