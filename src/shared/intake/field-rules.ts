import { LONGEST_ADDRESS, LONGEST_LEGACY_DESCRIPTION, LONGEST_TITLE } from "../contract-values.ts";
import { isStorable } from "../typed-text.ts";
import { bathroomsProblem, bedroomsProblem, type EntryProblem } from "./answers/room-entries.ts";
import type { Answers, IntakeField, IntakeRole, IntakeSection, NumberBounds, ShowIfCondition } from "./intake-field.ts";

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

const ANY_NUMBER: NumberBounds = { min: 0, max: 10_000, isWhole: true };

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

// What is wrong with a value for this field, in words that name it, or null. Null as a value clears the field.
export function checkFieldValue(field: IntakeField, value: unknown): string | null {
  if (value === null) return null;
  const problem = problemWith(field, value);
  return problem === null ? null : `${field.label} ${problem}`;
}

function problemWith(field: IntakeField, value: unknown): string | null {
  if (field.component === "bedrooms_repeater") return entryProblem(bedroomsProblem, value, "Bedroom");
  if (field.component === "bathrooms_repeater") return entryProblem(bathroomsProblem, value, "Bathroom");
  switch (field.type) {
    case "short":
    case "paragraph":
      return textProblem(value, longestTextOf(field));
    case "number":
      return numberProblem(field, value);
    case "dropdown":
      return value === "" ? null : optionProblem(field, value);
    case "checkbox":
      return choicesProblem(field, value);
    case "date":
      return value === "" || isDate(value) ? null : "must be a date such as 2027-05-01.";
    case "time":
      return value === "" || isTime(value) ? null : "must be a time such as 15:30.";
  }
}

function textProblem(value: unknown, longest: number): string | null {
  if (typeof value !== "string") return "must be text.";
  if (value.length > longest) return `is longer than ${longest.toLocaleString("en-US")} characters.`;
  return isStorable(value) ? null : "contains a character that cannot be saved.";
}

function numberProblem(field: IntakeField, value: unknown): string | null {
  if (typeof value !== "number" || !Number.isFinite(value)) return "must be a number.";
  const { min, max, isWhole } = numberBounds(field);
  if (isWhole && !Number.isInteger(value)) return "must be a whole number.";
  return value < min || value > max ? `must be between ${min} and ${max.toLocaleString("en-US")}.` : null;
}

function optionProblem({ options = [] }: IntakeField, value: unknown): string | null {
  return typeof value === "string" && options.includes(value) ? null : "must be one of the options.";
}

function choicesProblem(field: IntakeField, value: unknown): string | null {
  if (!Array.isArray(value)) return "must be a list of options.";
  if (new Set(value).size !== value.length) return "has the same option twice.";
  return value.some((choice) => optionProblem(field, choice) !== null)
    ? "has an option that is not on its list."
    : null;
}

function isDate(value: unknown): boolean {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function isTime(value: unknown): boolean {
  return typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

// "Bedrooms are not right: Bedroom 2, beds 1 type, is not a known bed type."
function entryProblem(
  findProblem: (value: unknown) => EntryProblem | null,
  value: unknown,
  noun: string,
): string | null {
  if (!Array.isArray(value)) return `must be a list of ${noun.toLowerCase()}s.`;
  const found = findProblem(value);
  if (!found) return null;
  const [at, ...rest] = found.path;
  if (at === undefined) return `${found.message}.`;
  const where = rest.map((part) => (typeof part === "number" ? `${part + 1}` : part)).join(" ");
  return `are not right: ${noun} ${Number(at) + 1}${where === "" ? "" : `, ${where},`} ${found.message}.`;
}

// How long the text of a field may be. Without a type it is none of the form's questions.
export function longestTextOf({ id, type }: { id: string; type?: IntakeField["type"] | undefined }): number {
  const isShort = type !== undefined && type !== "paragraph";
  return OWN_BOUNDS.get(id) ?? (isShort ? LONGEST_TEXT.short : LONGEST_TEXT.paragraph);
}

export function numberBounds({ bounds }: Pick<IntakeField, "bounds">): NumberBounds {
  return bounds ?? ANY_NUMBER;
}
