import { ADDRESS_KEYS, DRAFT_PICTURES } from "../property-facts.ts";
import { convertBedrooms } from "./answers/room-entries.ts";
import type { Answers, IntakeRole, IntakeSection } from "./intake-field.ts";
import { INTAKE_SECTIONS } from "./intake-schema.ts";
import { roleMaySee } from "./visibility.ts";

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
