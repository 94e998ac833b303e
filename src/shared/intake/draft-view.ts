import { DRAFT_PICTURES } from "../property-pictures.ts";
import { convertBedrooms } from "./convert-bedrooms.ts";
import type { Answers, IntakeRole, IntakeSection } from "./intake-field.ts";
import { sectionsFor } from "./sections-for.ts";

// Drafts from other forms have their address under the second name.
export const ADDRESS_KEYS = ["address", "property_address"] as const;

// What one role sees of a draft: nothing else is sent to it, or taken from it.
export type DraftView = { sections: IntakeSection[]; keys: ReadonlySet<string> };

type Viewer = {
  role: IntakeRole;
  ownerSections: readonly string[] | null;
  sections?: readonly IntakeSection[];
};

// Of every tier: the mode says what is asked, not what may be seen.
export function draftView(viewer: Viewer): DraftView {
  const sections = sectionsFor({ ...viewer, mode: "deep" });
  const ids = sections.flatMap(({ fields }) => fields.map(({ id }) => id));
  const address = ids.includes("address") ? ADDRESS_KEYS : [];
  const files = viewer.role === "manager" ? Object.values(DRAFT_PICTURES) : [];
  return { sections, keys: new Set([...ids, ...address, ...files]) };
}

// The answers in view, in today's shapes.
export function answersInView({ sections, keys }: DraftView, answers: Answers): Record<string, unknown> {
  const seen = Object.entries(answers).filter(([key, answer]) => keys.has(key) && answer !== null);
  const rooms = sections.flatMap(({ fields }) => fields.filter(({ component }) => component === "bedrooms_repeater"));
  const roomKeys = new Set(rooms.map(({ id }) => id));
  return Object.fromEntries(seen.map(([key, answer]) => [key, roomKeys.has(key) ? convertBedrooms(answer) : answer]));
}

export function addressOf(answers: Answers): string | null {
  const addresses = ADDRESS_KEYS.map((key) => answers[key]);
  const found = addresses.find((address) => typeof address === "string" && address.trim() !== "");
  return typeof found === "string" ? found.trim() : null;
}
