import {
  descriptionStrength,
  type NextQuestion,
  nextBestQuestions,
  type Strength,
} from "#shared/intake/answers/next-best.ts";
import { progress, type SectionState, sectionState } from "#shared/intake/answers/progress.ts";
import { fieldsById, isVisible } from "#shared/intake/field-rules.ts";
import type { Answers, IntakeSection } from "#shared/intake/intake-field.ts";

const QUESTIONS_SHOWN = 3;

// What the page shows of the form as a whole.
export type Overview = {
  progress: number;
  sections: ReadonlyMap<string, SectionState>;
  visibleFields: ReadonlySet<string>;
  nextBest: readonly NextQuestion[];
  strength: Strength;
};

export function overviewOf(sections: readonly IntakeSection[], answers: Answers): Overview {
  const fields = fieldsById(sections);
  return {
    progress: progress(sections, answers),
    sections: new Map(sections.map((section) => [section.id, sectionState(section, answers, fields)])),
    visibleFields: new Set(
      [...fields.values()].flatMap((field) => (isVisible(field, answers, fields) ? field.id : [])),
    ),
    nextBest: nextBestQuestions(sections, answers, QUESTIONS_SHOWN),
    strength: descriptionStrength(sections, answers),
  };
}
