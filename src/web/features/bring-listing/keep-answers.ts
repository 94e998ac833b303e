import type { ReadAnswer } from "#shared/contract/listings/listing-check.ts";
import { answersDiffer, gatherAnswers, gathers } from "#shared/intake/answers/gather-answers.ts";
import { isFilled } from "#shared/intake/answers/progress.ts";
import { fieldsById } from "#shared/intake/field-rules.ts";
import type { Answers, IntakeField } from "#shared/intake/intake-field.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";

// One thing that the listing says, and what its host makes of it.
export type FoundItem = {
  id: string;
  field: IntakeField;
  value: unknown;
  quote: string;
  isKept: boolean;
  // The form says something else: then only one of the two can stay.
  isDisputed: boolean;
};

const FIELDS = fieldsById(INTAKE_SECTIONS);

// What the form does not have yet, in the form's order, everything kept unless the form contradicts it.
export function itemsOf(answers: readonly ReadAnswer[], known: Answers): FoundItem[] {
  const whole = gatherAnswers(answers);
  const disputed = new Set(Object.keys(whole).filter((id) => isDisputed(id, known, whole)));
  return answers.flatMap(({ field: id, value, quote }, at) => {
    const field = FIELDS.get(id);
    if (!field || isKnown(field, known[id], value)) return [];
    const isAgainst = disputed.has(id);
    return [{ id: `${id}-${at}`, field, value, quote, isKept: !isAgainst, isDisputed: isAgainst }];
  });
}

// Two lists of the same number of rooms may still be different rooms.
function isDisputed(id: string, known: Answers, found: Answers): boolean {
  const field = FIELDS.get(id);
  if (!field) return false;
  const own = known[id];
  const isListed = field.component?.endsWith("_repeater") === true && Array.isArray(own) && own.length > 0;
  if (isListed) return !isSame(own, found[id]);
  if (!isFilled(field, own)) return false;
  if (field.component?.endsWith("_repeater")) return !isSame(own, found[id]);
  return answersDiffer(id, known[id], found[id]) || (field.type === "short" && !isSame(known[id], found[id]));
}

function isKnown(field: IntakeField, known: unknown, value: unknown): boolean {
  if (field.type === "checkbox" && Array.isArray(known) && Array.isArray(value))
    return value.every((choice) => known.includes(choice));
  if (field.type === "paragraph" && typeof known === "string" && typeof value === "string")
    return known.includes(value.trim());
  return isSame(known, value);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

// The form's new answers: what was kept, put together with what is there already.
export function keptAnswers(items: readonly FoundItem[], known: Answers): Answers {
  const kept = items.filter(({ isKept, value }) => isKept && value !== "");
  const found = gatherAnswers(kept.map(({ field, value }) => ({ field: field.id, value })));
  return Object.fromEntries(
    Object.entries(found).map(([id, value]) => {
      const field = FIELDS.get(id);
      const isAdded = field !== undefined && gathers(field) && !field.component && isFilled(field, known[id]);
      return [
        id,
        isAdded
          ? gatherAnswers([
              { field: id, value: known[id] },
              { field: id, value },
            ])[id]
          : value,
      ];
    }),
  );
}
