import { AppError } from "#server/http/app-error.ts";
import { checkFieldValue } from "#shared/intake/check-field-value.ts";
import { ADDRESS_KEYS, type DraftView } from "#shared/intake/draft-view.ts";
import type { IntakeField } from "#shared/intake/intake-field.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { fieldsById } from "#shared/intake/visibility.ts";
import { intakeMessages } from "#shared/messages/intake.ts";

type Changes = Readonly<Record<string, unknown>>;

// All of a save or nothing of it. Rights come before values: a closed field tells nothing of itself.
export function checkChanges({ keys }: DraftView, changes: Changes): void {
  const fields = Object.keys(changes).map((key) => ({ key, field: fieldNamed(key) }));
  const closed = fields.find(({ key }) => !keys.has(key));
  if (closed) throw new AppError("forbidden", intakeMessages.fieldForbidden, { field: closed.key });
  for (const { key, field } of fields) {
    const problem = checkFieldValue(field, changes[key]);
    if (problem) throw new AppError("bad_request", problem, { field: key });
  }
}

function fieldNamed(key: string): IntakeField {
  const isAddress = ADDRESS_KEYS.some((name) => name === key);
  const field = fieldsById(INTAKE_SECTIONS).get(isAddress ? "address" : key);
  if (!field) throw new AppError("bad_request", intakeMessages.fieldUnknown, { field: key.slice(0, 100) });
  return field;
}
