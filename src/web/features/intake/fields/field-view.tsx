import { type FocusEvent, memo, useCallback } from "react";
import type { IntakeField } from "#shared/intake/intake-field.ts";
import { isFilled } from "#shared/intake/progress.ts";
import { type FieldAnswer, shownValue } from "#web/lib/answers/field-answer.ts";
import { useAnswer, useForm, useSignal } from "../form/form-context.ts";
import type { FormParts } from "../form/form-parts.ts";
import { FieldControl } from "./field-control.tsx";
import { fieldPlaceId } from "./field-place.ts";
import { RivalNote } from "./rival-note.tsx";

type FieldViewProps = { field: IntakeField; parts: FormParts };

const IS_REQUIRED = "This answer is required.";

// One question of the form. It listens to its own answer alone, so typing renders nothing else.
export const FieldView = memo(function FieldView({ field, parts }: FieldViewProps) {
  const form = useForm();
  const answer = useAnswer(field.id);
  const asksForMissing = useSignal(form.asksForMissing);
  const change = useCallback((value: unknown) => form.type(field.id, value), [form, field.id]);

  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) form.leave(field.id);
  }

  return (
    <div
      id={fieldPlaceId(field.id)}
      className="field-place"
      data-width={isWide(field) ? "wide" : "half"}
      onFocus={() => form.enter(field.id)}
      onBlur={leave}
    >
      <FieldControl
        field={field}
        parts={parts}
        value={shownValue(answer)}
        onChange={change}
        error={errorOf(field, answer, asksForMissing)}
        help={answer.editedBy ? <EditedBy role={answer.editedBy} /> : field.help}
      />
      {/* The address field has no line for it. */}
      {answer.editedBy && field.component === "address_autocomplete" && <EditedBy role={answer.editedBy} />}
      {answer.rival && <RivalNote field={field} rival={answer.rival} />}
    </div>
  );
});

function isWide({ type, component }: IntakeField): boolean {
  return component !== undefined || type === "paragraph" || type === "checkbox";
}

function errorOf(field: IntakeField, answer: FieldAnswer, asksForMissing: boolean): string | undefined {
  if (answer.problem) return answer.problem;
  const isMissing = field.required && !isFilled(field, shownValue(answer));
  return asksForMissing && isMissing ? IS_REQUIRED : undefined;
}

function EditedBy({ role }: { role: "owner" | "manager" }) {
  return <span className="tag bg-owner-wash text-owner-ink">Being edited by the {role}</span>;
}
