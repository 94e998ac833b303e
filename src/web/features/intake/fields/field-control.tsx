import { type ChangeEvent, useState } from "react";
import { longestTextOf, numberBounds } from "#shared/intake/answers/check-field-value.ts";
import { Checkbox } from "#web/ui/inputs/checkbox.tsx";
import { Field, FieldGroup } from "#web/ui/inputs/field.tsx";
import { NumberInput } from "#web/ui/inputs/number-input.tsx";
import { Select } from "#web/ui/inputs/select.tsx";
import { TextArea, TextInput } from "#web/ui/inputs/text-input.tsx";
import { lazyContent } from "#web/ui/layout/lazy-content.tsx";
import type { FormSlots } from "../form/form-context.ts";
import { type ControlProps, listOf, textOf } from "./control-props.ts";

const NO_ANSWER = "\u2014";

const meanwhile = <div className="skeleton h-24" />;
// They stand far down the form.
const BedroomsControl = lazyContent(async () => (await import("./bedrooms-control.tsx")).BedroomsControl, meanwhile);
const BathroomsControl = lazyContent(async () => (await import("./bathrooms-control.tsx")).BathroomsControl, meanwhile);

export function FieldControl({ parts, ...props }: ControlProps & { parts: FormSlots }) {
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
