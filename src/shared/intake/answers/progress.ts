import { type FieldsById, fieldsById, isVisible } from "../field-rules.ts";
import type { Answers, IntakeField, IntakeSection } from "../intake-field.ts";
import { convertBedrooms } from "./room-entries.ts";

// The sections given are those of one role: see sectionsFor.
export function requiredFields(sections: readonly IntakeSection[], answers: Answers): IntakeField[] {
  return requiredIn(sections, answers).map(({ field }) => field);
}

// Percent of the required fields in view that are filled. Only a complete form reads 100.
export function progress(sections: readonly IntakeSection[], answers: Answers): number {
  const required = requiredFields(sections, answers);
  const filled = required.filter((field) => isFilled(field, answers[field.id]));
  return required.length === 0 ? 100 : Math.floor((filled.length / required.length) * 100);
}

export type PlacedField = { section: IntakeSection; field: IntakeField };

export function firstMissing(sections: readonly IntakeSection[], answers: Answers): PlacedField | null {
  return requiredIn(sections, answers).find(({ field }) => !isFilled(field, answers[field.id])) ?? null;
}

export function isFilled(field: IntakeField, answer: unknown): boolean {
  if (field.component === "bedrooms_repeater") return hasBeds(answer);
  if (field.component === "bathrooms_repeater" && Array.isArray(answer)) return answer.some(hasType);
  if (typeof answer === "string") return answer.trim() !== "";
  if (Array.isArray(answer)) return answer.length > 0;
  return typeof answer === "number" ? Number.isFinite(answer) : answer === true;
}

// A number of bedrooms is an answer; of rooms that are listed, one at least has a bed.
function hasBeds(answer: unknown): boolean {
  const rooms = convertBedrooms(answer);
  return Array.isArray(answer) ? rooms.some(({ beds }) => beds.length > 0) : rooms.length > 0;
}

function hasType(room: unknown): boolean {
  return typeof room === "object" && room !== null ? "type" in room && room.type !== "" : room !== "";
}

function requiredIn(sections: readonly IntakeSection[], answers: Answers): PlacedField[] {
  const fields = fieldsById(sections);
  return sections.flatMap((section) =>
    section.fields
      .filter((field) => field.required && isVisible(field, answers, fields))
      .map((field) => ({ section, field })),
  );
}

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
