import type { FieldErrors } from "react-hook-form";
import type { PropertyData } from "#shared/contract/orders.ts";
import { BOUNDS, LONGEST_ADDRESS, LONGEST_LEGACY_DESCRIPTION, LONGEST_TITLE } from "#shared/contract-values.ts";
import type { LegacyKind } from "./legacy-kinds.ts";

const LARGEST_SQUARE_FOOTAGE = 1_000_000;

type Bounds = { min: number; max: number; step: number };

// The fields hold what was typed; what passes is numbers.
export type TypedLegacyForm = Record<"title" | "address" | "description" | CountField, string> & { features: string[] };
export type LegacyForm = Omit<TypedLegacyForm, CountField> & Record<CountField, number | null>;

const COUNTS = {
  bedrooms: BOUNDS.bedrooms,
  bathrooms: BOUNDS.bathrooms,
  squareFootage: { min: 1, max: LARGEST_SQUARE_FOOTAGE, step: 1 },
} satisfies Record<string, Bounds>;
type CountField = keyof typeof COUNTS;
const COUNT_FIELDS = Object.keys(COUNTS) as CountField[];

export const NOTHING_TYPED: TypedLegacyForm = {
  title: "",
  address: "",
  bedrooms: "",
  bathrooms: "",
  squareFootage: "",
  description: "",
  features: [],
};

type Checked = { values: LegacyForm; errors: Record<string, never> } | { values: object; errors: FieldErrors };

// By hand and not by a schema: the page should not load the schema library for seven fields.
export function checkLegacyForm(typed: TypedLegacyForm): Checked {
  const [title, address, description] = [typed.title.trim(), typed.address.trim(), typed.description.trim()];
  const problems: Record<string, string | null> = {
    title: requiredProblem(title, LONGEST_TITLE, "Enter a title for the property."),
    address: requiredProblem(address, LONGEST_ADDRESS, "Enter the address of the property."),
    description: lengthProblem(description, LONGEST_LEGACY_DESCRIPTION),
  };
  for (const field of COUNT_FIELDS) problems[field] = countProblem(typed[field], COUNTS[field]);
  const found = Object.entries(problems).flatMap(([field, message]) => (message === null ? [] : [[field, message]]));
  if (found.length > 0) {
    return {
      values: {},
      errors: Object.fromEntries(found.map(([field, message]) => [field, { type: "value", message }])),
    };
  }
  const [bedrooms, bathrooms, squareFootage] = COUNT_FIELDS.map((field) => countOf(typed[field]));
  const counts = { bedrooms: bedrooms ?? null, bathrooms: bathrooms ?? null, squareFootage: squareFootage ?? null };
  return { values: { title, address, description, features: typed.features, ...counts }, errors: {} };
}

function requiredProblem(text: string, longest: number, request: string): string | null {
  return text === "" ? request : lengthProblem(text, longest);
}

function lengthProblem(text: string, longest: number): string | null {
  return text.length > longest ? `At most ${longest} characters.` : null;
}

// Empty is unknown, and unknown is allowed.
function countOf(typed: string): number | null {
  return typed.trim() === "" ? null : Number(typed);
}

function countProblem(typed: string, { min, max, step }: Bounds): string | null {
  const count = countOf(typed);
  if (count === null) return null;
  if (!(count >= min && count <= max)) return `Enter ${min} to ${max}, or leave it empty.`;
  return Number.isInteger(count / step) ? null : `In steps of ${step}.`;
}

// Empty counts are not sent, since a missing count must not become a fact.
export function toProperty(form: LegacyForm, { propertyType }: LegacyKind, images: string[]): PropertyData {
  const { bedrooms, bathrooms, squareFootage, ...rest } = form;
  const counts = Object.entries({ bedrooms, bathrooms, squareFootage }).filter(([, count]) => count !== null);
  return { ...rest, ...Object.fromEntries(counts), images, propertyType };
}
