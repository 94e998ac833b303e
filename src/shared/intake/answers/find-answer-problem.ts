import { intakeMessages } from "../../messages/intake.ts";
import { ADDRESS_KEYS } from "../../property-facts.ts";
import type { Answers, IntakeField } from "../intake-field.ts";
import { INTAKE_SECTIONS } from "../intake-schema.ts";
import { fieldsById } from "../visibility.ts";
import { checkFieldValue } from "./check-field-value.ts";

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
