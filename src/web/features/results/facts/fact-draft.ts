import type { FactChanges } from "#shared/contract/listings/listing-facts.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { BOUNDS, MOST_BEDS } from "#shared/contract-values.ts";
import { nextBestQuestions } from "#shared/intake/answers/next-best.ts";
import { isFilled } from "#shared/intake/answers/progress.ts";
import { fieldsById } from "#shared/intake/field-rules.ts";
import type { Answers, IntakeField } from "#shared/intake/intake-field.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { readPropertyFacts } from "#shared/property-facts.ts";

const KEPT_MS = 24 * 60 * 60 * 1000;

const nameOf = (listingId: string) => `fact_change_${listingId}`;

export const COUNTS = [
  { name: "maxGuests", label: "Guests", ...BOUNDS.maxGuests },
  { name: "bedrooms", label: "Bedrooms", ...BOUNDS.bedrooms },
  { name: "beds", label: "Beds", min: 1, max: MOST_BEDS, step: 1 },
  { name: "bathrooms", label: "Bathrooms", ...BOUNDS.bathrooms },
] as const;
export type CountName = (typeof COUNTS)[number]["name"];

// As it was typed, so that nothing of it is lost when a call fails or the page is left.
export type FactDraft = {
  counts: Partial<Record<CountName, string>>;
  added: string[];
  ownWords: string;
  removed: string[];
  answers: Record<string, unknown>;
};

export const EMPTY_DRAFT: FactDraft = { counts: {}, added: [], ownWords: "", removed: [], answers: {} };

export function countsIn(data: PropertyData): Record<CountName, string> {
  const { maxGuests, bedrooms, bathrooms } = readPropertyFacts(data);
  const beds = typeof data["beds"] === "number" ? data["beds"] : null;
  return { maxGuests: shown(maxGuests), bedrooms: shown(bedrooms), beds: shown(beds), bathrooms: shown(bathrooms) };
}

function shown(count: number | null): string {
  return count === null ? "" : String(count);
}

const LISTED = fieldsById(INTAKE_SECTIONS).get("amenities")?.options ?? [];

// What the home has by its form, and what else the form has a box for.
export function amenitiesIn(data: PropertyData): { present: string[]; others: string[] } {
  const present = [...new Set([...linesIn(data["amenities"]), ...linesIn(data["features"])])];
  const known = new Set(present.map((line) => line.toLowerCase()));
  return { present, others: LISTED.filter((option) => !known.has(option.toLowerCase())) };
}

function linesIn(list: unknown): string[] {
  const lines: unknown[] = Array.isArray(list) ? list : typeof list === "string" ? list.split(/[\n;]/) : [];
  return lines
    .filter((line) => typeof line === "string")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

const MOST_QUESTIONS = 40;
const ASKED_ABOVE = new Set(["amenities", "features", "bedrooms", "bathrooms", "maxGuests"]);

export type OpenQuestion = { field: IntakeField; question: string };

// Questions of the form that were not answered yet, those that lift a description most first.
export function openQuestions(data: PropertyData): OpenQuestion[] {
  return nextBestQuestions(INTAKE_SECTIONS, data, MOST_QUESTIONS)
    .filter(({ field }) => !ASKED_ABOVE.has(field.id) && !field.component?.endsWith("_repeater"))
    .map(({ field, question }) => ({ field, question }));
}

export function changesOf(draft: FactDraft, data: PropertyData): FactChanges {
  const known = countsIn(data);
  const counts = COUNTS.flatMap(({ name }) => {
    const typed = draft.counts[name]?.trim() ?? "";
    return typed !== "" && typed !== known[name] ? [[name, Number(typed)] as const] : [];
  });
  const own = draft.ownWords.split("\n").map((line) => line.trim());
  return {
    counts: Object.fromEntries(counts),
    added: [...draft.added, ...own.filter((line) => line !== "")],
    removed: draft.removed,
    answers: filledIn(draft.answers),
  };
}

function filledIn(answers: Answers): Record<string, unknown> {
  const fields = fieldsById(INTAKE_SECTIONS);
  const filled = Object.entries(answers).filter(([id, answer]) => {
    const field = fields.get(id);
    return field !== undefined && isFilled(field, answer);
  });
  return Object.fromEntries(filled);
}

export function isEmptyChange({ counts, added, removed, answers }: FactChanges): boolean {
  return [Object.keys(counts), added, removed, Object.keys(answers)].every(({ length }) => length === 0);
}

// What is wrong with a count, before the server is asked.
export function countProblem({ label, min, max, step }: (typeof COUNTS)[number], typed: string): string | undefined {
  if (typed.trim() === "") return undefined;
  const count = Number(typed);
  const isRight = Number.isFinite(count) && count >= min && count <= max && Number.isInteger(count / step);
  return isRight ? undefined : `${label} must be between ${min} and ${max}${step === 1 ? ", in whole numbers" : ""}.`;
}

// What was typed into the dialog, until it is kept or discarded.
export function recallDraft(listingId: string): FactDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(listingId)) ?? "null") as {
      draft: FactDraft;
      keptAt: number;
    } | null;
    const isFresh = kept !== null && Date.now() - kept.keptAt < KEPT_MS && typeof kept.draft === "object";
    return isFresh ? { ...EMPTY_DRAFT, ...kept.draft } : null;
  } catch {
    return null;
  }
}

export function rememberDraft(listingId: string, draft: FactDraft): void {
  try {
    localStorage.setItem(nameOf(listingId), JSON.stringify({ draft, keptAt: Date.now() }));
  } catch {
    // A browser that keeps nothing asks again; the dialog itself works all the same.
  }
}

export function forgetDraft(listingId: string): void {
  try {
    localStorage.removeItem(nameOf(listingId));
  } catch {
    // There was nothing to remove.
  }
}
