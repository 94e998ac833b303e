import { type ChangeEvent, type FocusEvent, memo, useCallback, useState } from "react";
import { isFilled } from "#shared/intake/answers/progress.ts";
import { longestTextOf, numberBounds } from "#shared/intake/field-rules.ts";
import type { IntakeField } from "#shared/intake/intake-field.ts";
import { type FieldAnswer, type Rival, shownValue } from "#web/lib/answers/answer-book.ts";
import { answerText } from "#web/lib/answers/answer-text.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { Checkbox } from "#web/ui/inputs/checkbox.tsx";
import { Field, FieldGroup } from "#web/ui/inputs/field.tsx";
import { NumberInput } from "#web/ui/inputs/number-input.tsx";
import { Select } from "#web/ui/inputs/select.tsx";
import { TextArea, TextInput } from "#web/ui/inputs/text-input.tsx";
import { lazyContent } from "#web/ui/layout/lazy-content.tsx";
import { type FormSlots, useAnswer, useForm, useSignal } from "../form/form-session.ts";
import { fieldPlaceId } from "../form/use-section-navigation.ts";
import { type ControlProps, listOf, textOf } from "./control-props.ts";

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

const NO_ANSWER = "\u2014";

const meanwhile = <div className="skeleton h-24" />;
// They stand far down the form.
const BedroomsControl = lazyContent(async () => (await import("./bedrooms-control.tsx")).BedroomsControl, meanwhile);
const BathroomsControl = lazyContent(async () => (await import("./bathrooms-control.tsx")).BathroomsControl, meanwhile);

function FieldControl({ parts, ...props }: ControlProps & { parts: FormSlots }) {
  const { AddressField } = parts;
  const { field } = props;
  switch (field.component) {
    case "address_autocomplete":
      return (
        <AddressField label={field.label} value={textOf(props.value)} onChange={props.onChange} error={props.error} />
      );
    case "bedrooms_repeater":
      return <BedroomsControl {...props} />;
    case "bathrooms_repeater":
      return <BathroomsControl {...props} />;
    case undefined:
      return <PlainControl {...props} />;
  }
}

function PlainControl(props: ControlProps) {
  switch (props.field.type) {
    case "short":
      return <ShortText {...props} />;
    case "paragraph":
      return <Paragraph {...props} />;
    case "number":
      return <NumberControl {...props} />;
    case "dropdown":
      return <Dropdown {...props} />;
    case "checkbox":
      return <CheckboxList {...props} />;
    case "date":
    case "time":
      return <DateOrTime {...props} />;
  }
}

// The text as it was typed ("2.", "007") stays as long as it means the number that is stored.
function NumberControl({ field, value, onChange, error, help }: ControlProps) {
  const [typed, setTyped] = useState({ text: "", isBad: false });
  const { min, max, isWhole } = numberBounds(field);

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    const isBad = target.validity.badInput;
    setTyped({ text: target.value, isBad });
    // Not a number yet: what was saved before stays until it is one.
    if (!isBad) onChange(target.value === "" ? null : Number(target.value));
  }

  const isOwnText = typed.isBad || (typed.text !== "" && Number(typed.text) === value);
  return (
    <Field
      label={field.label}
      help={help}
      error={typed.isBad ? `${field.label} must be a number.` : error}
      isRequired={field.required}
    >
      <NumberInput
        min={min}
        max={max}
        {...(isWhole ? {} : { step: "any" })}
        value={isOwnText ? typed.text : textOf(value)}
        onChange={change}
      />
    </Field>
  );
}

function Dropdown({ field, value, onChange, error, help }: ControlProps) {
  const options = (field.options ?? []).map((option) => ({ value: option, label: option }));
  const chosen = textOf(value);
  // A dropdown alone could not be cleared.
  const all = chosen === "" ? options : [...options, { value: NO_ANSWER, label: "No answer" }];
  return (
    <Field label={field.label} help={help} error={error} isRequired={field.required}>
      <Select options={all} value={chosen} onChange={(next) => onChange(next === NO_ANSWER ? null : next)} />
    </Field>
  );
}

function CheckboxList({ field, value, onChange, error, help }: ControlProps) {
  const chosen = new Set(listOf(value));
  const options = field.options ?? [];

  function toggle(option: string) {
    const next = new Set(chosen);
    if (!next.delete(option)) next.add(option);
    // In the order of the list, so that the same choice is always the same value.
    onChange(options.filter((known) => next.has(known)));
  }

  return (
    <FieldGroup label={field.label} help={help} error={error} isRequired={field.required}>
      <div className="choice-grid">
        {options.map((option) => (
          <Checkbox key={option} label={option} checked={chosen.has(option)} onChange={() => toggle(option)} />
        ))}
      </div>
    </FieldGroup>
  );
}

function ShortText({ field, value, onChange, error, help }: ControlProps) {
  return (
    <Field label={field.label} help={help} error={error} isRequired={field.required}>
      <TextInput value={textOf(value)} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}

function Paragraph({ field, value, onChange, error, help }: ControlProps) {
  const { length } = textOf(value);
  const counter = length > 0 && (
    <span className="ml-auto flex-none tabular-nums">
      {length} / {longestTextOf(field)}
    </span>
  );
  const below = (help || counter) && (
    <>
      {help && <span>{help}</span>}
      {counter}
    </>
  );
  return (
    <Field label={field.label} help={below} error={error} isRequired={field.required}>
      <TextArea rows={4} value={textOf(value)} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}

// A half-filled date or time is none yet, and the browser keeps the half.
function DateOrTime({ field, value, onChange, error, help }: ControlProps) {
  return (
    <Field label={field.label} help={help} error={error} isRequired={field.required}>
      <TextInput
        type={field.type === "date" ? "date" : "time"}
        value={textOf(value)}
        onChange={(event) => onChange(event.target.value || null)}
      />
    </Field>
  );
}
