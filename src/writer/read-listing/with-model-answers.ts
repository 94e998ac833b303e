import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { fieldsById } from "#shared/intake/visibility.ts";
import type { FoundAnswer } from "./found-answer.ts";
import { inFormOrder } from "./read-listing.ts";

const FIELDS = fieldsById(INTAKE_SECTIONS);

// A model understands sentences that rules do not, so where it read a note or a single answer its reading stands; what
// it left out, and the rooms, stay as the rules read them. Choices add up.
export function withModelAnswers(read: readonly FoundAnswer[], fromModel: readonly FoundAnswer[]): FoundAnswer[] {
  const answered = new Set(fromModel.map(({ field }) => field));
  const known = new Set(fromModel.map(keyOf));
  const kept = read.filter((answer) => {
    const isChoice = FIELDS.get(answer.field)?.type === "checkbox";
    return isChoice ? !known.has(keyOf(answer)) : !answered.has(answer.field);
  });
  return inFormOrder([...fromModel, ...kept]);
}

function keyOf({ field, value }: FoundAnswer): string {
  return `${field} ${JSON.stringify(value)}`;
}
