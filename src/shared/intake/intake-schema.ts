import { intakeMessages } from "../messages/intake.ts";
import { ADDRESS_KEYS, DRAFT_PICTURES } from "../property-facts.ts";
import { convertBedrooms } from "./answers/room-entries.ts";
import { checkFieldValue, fieldsById, longestTextOf, OWN_BOUNDS, roleMaySee } from "./field-rules.ts";
import type { Answers, IntakeField, IntakeRole, IntakeSection, SectionText } from "./intake-field.ts";
import { amenities } from "./sections/amenities.ts";
import { arrival } from "./sections/arrival.ts";
import { basics } from "./sections/basics.ts";
import { families } from "./sections/families.ts";
import { host, story } from "./sections/host.ts";
import { kitchen } from "./sections/kitchen.ts";
import { living, work } from "./sections/living.ts";
import { gettingAround, location } from "./sections/location.ts";
import { outdoors } from "./sections/outdoors.ts";
import { bathrooms, bedrooms } from "./sections/rooms.ts";
import { houseRules, thingsToNote } from "./sections/things-to-note.ts";

const WRITTEN: readonly SectionText[] = [
  basics,
  location,
  arrival,
  bedrooms,
  bathrooms,
  amenities,
  kitchen,
  living,
  outdoors,
  work,
  families,
  gettingAround,
  houseRules,
  host,
  thingsToNote,
  story,
];

// Everything a form asks about a home, in the order it asks. What a later field refines is asked before it.
export const INTAKE_SECTIONS: readonly IntakeSection[] = WRITTEN.map((section) => ({
  ...section,
  fields: section.fields.map((field) => ({ ...field, required: field.required ?? false })),
}));

// How long the text of a field may be, whichever form or call it comes by.
export function longestText(fieldId: string): number {
  return longestTextOf({ id: fieldId, type: fieldsById(INTAKE_SECTIONS).get(fieldId)?.type });
}

export function isTextField(fieldId: string): boolean {
  const field = fieldsById(INTAKE_SECTIONS).get(fieldId);
  const isText = (field?.type === "short" || field?.type === "paragraph") && !field.component?.endsWith("_repeater");
  return isText || OWN_BOUNDS.has(fieldId);
}

// What one role sees of a draft: nothing else is sent to it, or taken from it.
export type DraftView = {
  sections: IntakeSection[];
  keys: ReadonlySet<string>;
  // Those of them whose answers are lists of bedrooms.
  roomKeys: ReadonlySet<string>;
};

type Viewer = {
  role: IntakeRole;
  ownerSections: readonly string[] | null;
  sections?: readonly IntakeSection[];
};

const unrestricted = new Map<IntakeRole, DraftView>();

// Without restrictions a view depends on the role alone, so it is worked out once for each role.
export function draftView(viewer: Viewer): DraftView {
  const { role, ownerSections, sections } = viewer;
  if (sections || (role === "owner" && ownerSections !== null)) return workOut(viewer);
  const view = unrestricted.get(role) ?? workOut(viewer);
  unrestricted.set(role, view);
  return view;
}

// Of every tier: the mode says what is asked, not what may be seen.
function workOut(viewer: Viewer): DraftView {
  const sections = sectionsFor({ ...viewer, mode: "deep" });
  const ids = sections.flatMap(({ fields }) => fields.map(({ id }) => id));
  const address = ids.includes("address") ? ADDRESS_KEYS : [];
  const files = viewer.role === "manager" ? Object.values(DRAFT_PICTURES) : [];
  const rooms = sections.flatMap(({ fields }) => fields.filter(({ component }) => component === "bedrooms_repeater"));
  return { sections, keys: new Set([...ids, ...address, ...files]), roomKeys: new Set(rooms.map(({ id }) => id)) };
}

// The answers in view, in today's shapes.
export function answersInView({ keys, roomKeys }: DraftView, answers: Answers): Record<string, unknown> {
  const seen = Object.entries(answers).filter(([key, answer]) => keys.has(key) && answer !== null);
  return Object.fromEntries(seen.map(([key, answer]) => [key, roomKeys.has(key) ? convertBedrooms(answer) : answer]));
}

type SectionViewer = {
  mode: "rapid" | "deep";
  role: IntakeRole;
  // The sections a manager opened to the owner; null while nothing was restricted.
  ownerSections: readonly string[] | null;
  sections?: readonly IntakeSection[];
};

// The sections and fields that this role may see and fill in this mode.
export function sectionsFor({ mode, role, ownerSections, sections = INTAKE_SECTIONS }: SectionViewer): IntakeSection[] {
  return sections
    .filter(({ tier }) => mode === "deep" || tier === "rapid")
    .filter(({ id }) => role === "manager" || ownerSections === null || ownerSections.includes(id))
    .map((section) => ({ ...section, fields: section.fields.filter((field) => roleMaySee(field, role)) }))
    .filter(({ fields }) => fields.length > 0);
}

export type AnswerProblem = { field: string; message: string };

// The first of some answers that the form would not take, whichever call they come by. Null clears a field.
export function findAnswerProblem(answers: Answers): AnswerProblem | null {
  const unknown = findUnknownField(answers);
  if (unknown) return unknown;
  for (const [key, value] of Object.entries(answers)) {
    const field = fieldNamed(key);
    const message = field && checkFieldValue(field, value);
    if (message) return { field: key, message };
  }
  return null;
}

export function findUnknownField(answers: Answers): AnswerProblem | null {
  const unknown = Object.keys(answers).find((key) => !fieldNamed(key));
  return unknown === undefined ? null : { field: unknown.slice(0, 100), message: intakeMessages.fieldUnknown };
}

function fieldNamed(key: string): IntakeField | undefined {
  const isAddress = ADDRESS_KEYS.some((name) => name === key);
  return fieldsById(INTAKE_SECTIONS).get(isAddress ? "address" : key);
}
