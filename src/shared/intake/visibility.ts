import type { Answers, IntakeField, IntakeRole, IntakeSection, ShowIfCondition } from "./intake-field.ts";

export type FieldsById = ReadonlyMap<string, IntakeField>;

// Cached, since every keystroke asks for the same few lists of sections.
const indexes = new WeakMap<readonly IntakeSection[], FieldsById>();

export function fieldsById(sections: readonly IntakeSection[]): FieldsById {
  const known = indexes.get(sections);
  if (known) return known;
  const index = new Map(sections.flatMap(({ fields }) => fields.map((field) => [field.id, field] as const)));
  indexes.set(sections, index);
  return index;
}

export function roleMaySee(field: IntakeField, role: IntakeRole): boolean {
  return field.roles?.includes(role) ?? true;
}

// A field that is itself hidden keeps its answer, but nothing hangs on it any more: what it would show is hidden too.
// So is what hangs on a field that is not among the given ones, which this role may not know the answer of.
export function isVisible(field: IntakeField, answers: Answers, fields: FieldsById): boolean {
  return isShown(field, { answers, fields, asking: new Set() });
}

// The answers that count: those of fields in view. What no field asks passes through.
export function usedAnswers(sections: readonly IntakeSection[], answers: Answers): Answers {
  const fields = fieldsById(sections);
  const used = Object.entries(answers).filter(([id]) => {
    const field = fields.get(id);
    return field === undefined || isVisible(field, answers, fields);
  });
  return Object.fromEntries(used);
}

type Asking = { answers: Answers; fields: FieldsById; asking: Set<string> };

function isShown(field: IntakeField, context: Asking): boolean {
  if (!field.showIf || field.showIf.length === 0) return true;
  // Two fields that wait for each other are both hidden.
  if (context.asking.has(field.id)) return false;
  context.asking.add(field.id);
  const isMet = field.showIf.every((condition) => {
    const asked = context.fields.get(condition.key);
    return asked !== undefined && isShown(asked, context) && holds(condition, context.answers[condition.key]);
  });
  context.asking.delete(field.id);
  return isMet;
}

function holds({ op, value }: ShowIfCondition, answer: unknown): boolean {
  switch (op) {
    case "equals":
      return answer === value;
    case "truthy":
      return Array.isArray(answer) ? answer.length > 0 : Boolean(answer);
    case "gt":
      return typeof answer === "number" && typeof value === "number" && answer > value;
    case "gte":
      return typeof answer === "number" && typeof value === "number" && answer >= value;
    case "includes":
      return Array.isArray(answer) && answer.includes(value);
  }
}
