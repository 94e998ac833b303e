import type { Answers, IntakeRole, IntakeSection } from "./intake-field.ts";
import { INTAKE_SECTIONS } from "./intake-schema.ts";
import { roleMaySee } from "./visibility.ts";

type Viewer = {
  mode: "rapid" | "deep";
  role: IntakeRole;
  // The sections a manager opened to the owner; null while nothing was restricted.
  ownerSections: readonly string[] | null;
  sections?: readonly IntakeSection[];
};

// The sections and fields that this role may see and fill in this mode.
export function sectionsFor({ mode, role, ownerSections, sections = INTAKE_SECTIONS }: Viewer): IntakeSection[] {
  return sections
    .filter(({ tier }) => mode === "deep" || tier === "rapid")
    .filter(({ id }) => role === "manager" || ownerSections === null || ownerSections.includes(id))
    .map((section) => ({ ...section, fields: section.fields.filter((field) => roleMaySee(field, role)) }))
    .filter(({ fields }) => fields.length > 0);
}

// Of a draft's answers only those that these sections ask for: what a role may not see is never sent to it.
export function answersIn(sections: readonly IntakeSection[], answers: Answers): Answers {
  const asked = new Set(sections.flatMap(({ fields }) => fields.map(({ id }) => id)));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => asked.has(id)));
}
