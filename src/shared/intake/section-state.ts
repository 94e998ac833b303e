import type { Answers, IntakeField, IntakeSection } from "./intake-field.ts";
import { isFilled } from "./progress.ts";
import { type FieldsById, isVisible } from "./visibility.ts";

export type SectionStatus = "untouched" | "in progress" | "required missing" | "complete";

export type SectionState = {
  status: SectionStatus;
  // Of the fields in view.
  answered: number;
  asked: number;
  requiredMissing: number;
};

// The fields are those of all sections, since what shows a field may stand in another one.
export function sectionState(section: IntakeSection, answers: Answers, fields: FieldsById): SectionState {
  const shown = section.fields.filter((field) => isVisible(field, answers, fields));
  const missing = shown.filter((field) => !isFilled(field, answers[field.id]));
  const counts = {
    answered: shown.length - missing.length,
    asked: shown.length,
    requiredMissing: missing.filter(isRequired).length,
  };
  return { status: statusOf(counts), ...counts };
}

function isRequired({ required }: IntakeField): boolean {
  return required;
}

function statusOf({ answered, asked, requiredMissing }: Omit<SectionState, "status">): SectionStatus {
  if (answered === 0) return "untouched";
  if (requiredMissing > 0) return "required missing";
  return answered === asked ? "complete" : "in progress";
}
