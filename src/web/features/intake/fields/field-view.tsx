import { type FocusEvent, memo, useCallback } from "react";
import { isFilled } from "#shared/intake/answers/progress.ts";
import type { IntakeField } from "#shared/intake/intake-field.ts";
import { answerText } from "#web/lib/answers/answer-text.ts";
import { type FieldAnswer, type Rival, shownValue } from "#web/lib/answers/field-answer.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { type FormSlots, useAnswer, useForm, useSignal } from "../form/form-context.ts";
import { fieldPlaceId } from "../form/use-section-navigation.ts";
import { FieldControl } from "./field-control.tsx";

type FieldViewProps = { field: IntakeField; parts: FormSlots };

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

type RivalNoteProps = { field: IntakeField; rival: Rival };

// Two people answered at once: one answer is stored, and the other is offered until the person chooses.
function RivalNote({ field, rival }: RivalNoteProps) {
  const form = useForm();

  function useThat() {
    form.book.settleRival(field.id);
    form.type(field.id, rival.value);
  }

  return (
    <div className="rival">
      <p className="font-semibold">
        {rival.isMine ? "Somebody else answered after you. You had written:" : "Somebody else answered meanwhile:"}
      </p>
      <p className="mt-1 whitespace-pre-line">{answerText(field, rival.value)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={useThat}>
          {rival.isMine ? "Use mine" : "Use theirs"}
        </Button>
        <Button size="small" tone="quiet" onClick={() => form.book.settleRival(field.id)}>
          {rival.isMine ? "Keep theirs" : "Keep mine"}
        </Button>
      </div>
    </div>
  );
}
