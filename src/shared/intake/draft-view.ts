import { DRAFT_PICTURES } from "../property-pictures.ts";
import { ADDRESS_KEYS } from "./address-of.ts";
import { convertBedrooms } from "./convert-bedrooms.ts";
import type { Answers, IntakeRole, IntakeSection } from "./intake-field.ts";
import { sectionsFor } from "./sections-for.ts";

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
