import { fieldsById, isVisible } from "../field-rules.ts";
import type { Answers, IntakeSection } from "../intake-field.ts";
import { isFilled, type PlacedField } from "./progress.ts";

export type NextQuestion = PlacedField & { question: string };

export const STRENGTH_WORDS = ["Bare bones", "Taking shape", "Good", "Strong", "Rich"] as const;

export type Strength = { percent: number; word: (typeof STRENGTH_WORDS)[number] };

type AskedField = NextQuestion & { weight: number; isAnswered: boolean };

// The missing answers that would improve the description most, best first. Of equals the one asked earlier in the form.
export function nextBestQuestions(
  sections: readonly IntakeSection[],
  answers: Answers,
  count: number,
): readonly NextQuestion[] {
  return askedFields(sections, answers)
    .filter(({ isAnswered }) => !isAnswered)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, count)
    .map(({ section, field, question }) => ({ section, field, question }));
}

// How much of what a reader wants to know is answered, each answer counted by how much it tells.
export function descriptionStrength(sections: readonly IntakeSection[], answers: Answers): Strength {
  const asked = askedFields(sections, answers);
  const all = sum(asked);
  const percent = all === 0 ? 0 : Math.floor((sum(asked.filter(({ isAnswered }) => isAnswered)) / all) * 100);
  return { percent, word: wordFor(percent) };
}

function wordFor(percent: number): Strength["word"] {
  if (percent < 20) return "Bare bones";
  if (percent < 45) return "Taking shape";
  if (percent < 65) return "Good";
  return percent < 85 ? "Strong" : "Rich";
}

function askedFields(sections: readonly IntakeSection[], answers: Answers): AskedField[] {
  const fields = fieldsById(sections);
  return sections.flatMap((section) =>
    section.fields.flatMap((field) => {
      if (!field.priority || !isVisible(field, answers, fields)) return [];
      return [{ section, field, ...field.priority, isAnswered: isFilled(field, answers[field.id]) }];
    }),
  );
}

function sum(asked: readonly AskedField[]): number {
  return asked.reduce((total, { weight }) => total + weight, 0);
}
