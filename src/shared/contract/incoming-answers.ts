import { z } from "zod";
import { isTextField, longestText } from "../intake/intake-schema.ts";
import { isStorable } from "../typed-text.ts";
import { withAddressOnOneLine } from "./incoming.ts";
import { refuseMisnamedPictures } from "./stored-file.ts";

export const MOST_FIELDS = 400;

const LONGEST_NAME = 100;

const MOST_ENTRIES = 500;

const LONGEST_ENTRY = 500;

// All texts of one list together: every bed of every room of the fullest form fits.
const LONGEST_LIST = 60_000;

// A list of rooms with a list of beds, each with its properties, is four deep.
const DEEPEST = 6;

type Judged = { value: Record<string, unknown>; issues: object[] };

function complain({ value, issues }: Judged, excess: Excess | null): void {
  if (excess) issues.push({ code: "custom", ...excess, input: value });
}

// Answers under the names that the forms use, within the bounds of the forms.
export const withinBounds = (judged: Judged) => complain(judged, findExcess(judged.value));
export const withinShape = (judged: Judged) => complain(judged, findExcessShape(judged.value));

const LARGEST_PROPERTY_CHARACTERS = 200_000;
export const fitsAnOrder = (data: object) => JSON.stringify(data).length <= LARGEST_PROPERTY_CHARACTERS;

export const IncomingProperty = z
  .record(z.string(), z.unknown())
  .check(withinBounds)
  .refine(fitsAnOrder, "is too large")
  .superRefine(refuseMisnamedPictures)
  .overwrite(withAddressOnOneLine);

// Values are judged field by field, where the rights to each are known.
export const IncomingAnswers = z.record(z.string(), z.unknown()).check(withinShape);

// What exceeds a limit in a value, and where.
type Excess = { path: (string | number)[]; message: string };

// The first thing in a form's answers that is beyond the form's bounds, whichever call they come by.
export function findExcess(answers: Readonly<Record<string, unknown>>): Excess | null {
  const shape = findExcessShape(answers);
  if (shape) return shape;
  for (const [name, value] of Object.entries(answers)) {
    const message = typeof value === "string" ? textExcess(value, longestText(name)) : listExcess(name, value);
    if (message) return { path: [name], message };
  }
  return null;
}

// Names and nesting alone: for answers whose values their own fields judge.
export function findExcessShape(answers: Readonly<Record<string, unknown>>): Excess | null {
  const names = Object.keys(answers);
  if (names.length > MOST_FIELDS) return { path: [], message: `has more than ${MOST_FIELDS} fields` };
  if (!names.every(isName)) return { path: [], message: "has a field whose name cannot be saved" };
  for (const [name, value] of Object.entries(answers)) {
    const message = shapeExcess(value, 1);
    if (message) return { path: [name], message };
  }
  return null;
}

function isName(name: string): boolean {
  return name.length <= LONGEST_NAME && isStorable(name);
}

function shapeExcess(value: unknown, depth: number): string | null {
  if (typeof value !== "object" || value === null) return null;
  if (depth > DEEPEST) return "is nested too deeply";
  const entries = Object.entries(value);
  if (entries.length > MOST_ENTRIES) return `has more than ${MOST_ENTRIES} entries`;
  if (!entries.every(([name]) => isName(name))) return "has an entry whose name cannot be saved";
  for (const [, entry] of entries) {
    const excess = shapeExcess(entry, depth + 1);
    if (excess) return excess;
  }
  return null;
}

// Splitting a text into a list must not get around its limit.
function listExcess(name: string, value: unknown): string | null {
  const texts = textsIn(value);
  const total = texts.reduce((sum, text) => sum + text.length, 0);
  if (total > (isTextField(name) ? longestText(name) : LONGEST_LIST)) return "is too long";
  for (const text of texts) {
    const excess = textExcess(text, LONGEST_ENTRY);
    if (excess) return excess;
  }
  return null;
}

function textExcess(text: string, longest: number): string | null {
  if (text.length > longest) return `is longer than ${longest.toLocaleString("en-US")} characters`;
  return isStorable(text) ? null : "contains a character that cannot be saved";
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
